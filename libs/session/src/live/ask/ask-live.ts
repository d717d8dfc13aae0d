import type { LiveCommand, LiveEvent } from '@vesper/contract';
import type { Session } from '../../session.ts';

/** What is answered to a command that has a key. */
export type LiveAnswer = Extract<LiveEvent, { type: 'sent' | 'refused' }>;

/**
 * Says something over the live connection and waits for what is answered. Null when there is no connection, when it breaks or
 * says nothing in time (a server of before knows no such command): then nobody knows whether it was heard, and the call of the
 * same key says so.
 * @param waitMs how long an answer is waited for
 */
export const askLive = (
  session: Session,
  command: Extract<LiveCommand, { key: string }>,
  waitMs: number,
): Promise<LiveAnswer | null> =>
  new Promise((resolve) => {
    const isLive = () => session.getSnapshot().connection === 'live';
    if (!isLive()) return resolve(null);
    const end = (answer: LiveAnswer | null): void => {
      clearTimeout(timer);
      stopHearing();
      stopWatching();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), waitMs);
    const stopHearing = session.onLive((event) => {
      if ((event.type === 'sent' || event.type === 'refused') && event.key === command.key) end(event);
    });
    const stopWatching = session.subscribe(() => {
      if (!isLive()) end(null);
    });
    session.request({ type: 'command.given', command });
  });
