import { type ChatEvent, shouldMarkRead } from '@vesper/domain';
import { type RefObject, useEffect } from 'react';

/** How far from the end the list may be scrolled and still count as showing the newest message, in pixels. */
const endPx = 80;

/** Marks the newest message as read when it can really be seen (page in front, list at its end). */
export const useReadMarks = (
  log: RefObject<HTMLElement | null>,
  { newestSeq, readSeq }: { readonly newestSeq: number; readonly readSeq: number },
  send: (event: ChatEvent) => void,
): void => {
  useEffect(() => {
    const list = log.current;
    if (!list) return;
    const look = (): void => {
      const seen = shouldMarkRead({
        pageVisible: document.visibilityState === 'visible',
        windowFocused: document.hasFocus(),
        // The list is laid out from its end: 0 is the newest, above it is negative.
        atNewest: Math.abs(list.scrollTop) < endPx,
        newestSeq,
        readSeq,
      });
      if (seen) send({ type: 'messages.seen', seq: newestSeq });
    };
    look();
    const stop = new AbortController();
    const { signal } = stop;
    list.addEventListener('scroll', look, { signal, passive: true });
    addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => stop.abort();
  });
};
