import type { ChatEvent, ChatMessage } from '@vesper/domain';
import { type RefObject, useEffect } from 'react';

/** So near to the oldest message, in heights of the list, older ones are fetched: at a usual pace they are there before one comes to them. */
const aheadHeights = 1.5;

export interface OlderOf {
  readonly messages: readonly ChatMessage[];
  /** There are older ones, and they can be asked for now. */
  readonly mayLoad: boolean;
  /** They did not come the last time: the button tries again, and nothing else. */
  readonly hasFailed: boolean;
}

/** Whether somebody has scrolled near the oldest message. Who has just come is shown the newest, however little room they take. */
const isNearOldest = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  // The list is laid out from its end: 0 is the newest, above it is negative.
  scrollTop !== 0 && scrollHeight - clientHeight - Math.abs(scrollTop) <= clientHeight * aheadHeights;

/** Fetches older messages for who scrolls up to them. The button above them stays, for the keyboard and for a second try. */
export const useOlderOnScroll = (
  log: RefObject<HTMLElement | null>,
  { messages, mayLoad, hasFailed }: OlderOf,
  send: (event: ChatEvent) => void,
): void => {
  const oldest = messages[0]?.seq;
  useEffect(() => {
    const list = log.current;
    if (!list || !mayLoad || hasFailed) return;
    const look = (): void => {
      if (isNearOldest(list)) send({ type: 'older.requested' });
    };
    // Those that have just come may not have filled the way.
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [log, oldest, mayLoad, hasFailed, send]);
};
