import { type RefObject, useEffect, useState } from 'react';

/** From so far above the end on, in pixels, there is a way back. */
const awayPx = 240;

/** Whether the list is scrolled so far up that the newest message is out of sight. */
export const useAway = (log: RefObject<HTMLElement | null>): boolean => {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const list = log.current;
    if (!list) return;
    // The list is laid out from its end: 0 is the newest, above it is negative.
    const look = (): void => setIsAway(Math.abs(list.scrollTop) > awayPx);
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [log]);
  return isAway;
};
