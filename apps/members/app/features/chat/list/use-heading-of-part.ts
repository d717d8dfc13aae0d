import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading of a screen that shows several things in one place (conversations, the archive, what was found). When the thing
 * changes, what had the focus is gone with the one before: the heading, which says what is here now, takes it.
 */
export const useHeadingOfPart = (part: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [part]);
  return heading;
};
