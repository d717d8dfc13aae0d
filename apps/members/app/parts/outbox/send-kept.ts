import { type Api, isCallError } from '@vesper/api-client';
import { nextToSend, resumed, without, withState } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { isChatOpen } from './open-chats.ts';
import { keepChanges, readUnsent, type Unsent } from './outbox-store.ts';
import { postMessage } from './post-message.ts';

/** Of a browser's pages one sends at a time; where that can not be said, each does, which stores nothing twice. */
const alone = (name: string, act: () => Promise<boolean>): Promise<boolean> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return act();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : true));
};

/** So long after nobody could be asked. */
const againMs = 30_000;
/** Says nothing of the message: nobody could be asked. */
const passing: ReadonlySet<string> = new Set([
  'network',
  'aborted',
  'internal',
  'service_unavailable',
  'too_many_requests',
]);

interface Sending {
  readonly session: Session;
  readonly api: Api;
}

/**
 * Sends what one member is still to get, in order, until one is refused: those behind it wait, so that nothing arrives out of
 * order.
 * @returns false when nobody could be asked
 */
const sendTo = async (
  { session, api }: Sending,
  owner: string,
  { peer, outbox: kept }: Unsent,
): Promise<boolean> => {
  let outbox = resumed(kept);
  for (let next = nextToSend(outbox); next !== null && !isChatOpen(peer); next = nextToSend(outbox)) {
    // Noted before anybody is asked: whatever comes of it, the server may have it.
    const before = resumed(withState(outbox, next.clientId, 'sending'));
    await keepChanges(owner, peer, outbox, before);
    try {
      await postMessage(session, api, peer, next);
      outbox = without(outbox, next.clientId);
    } catch (error) {
      if (!isCallError(error) || passing.has(error.code)) return false;
      outbox = withState(outbox, next.clientId, 'failed', error.code);
    }
    await keepChanges(owner, peer, before, outbox);
  }
  return true;
};

/**
 * Sends all that this member has written and that has not gone out, but in the conversations that are open.
 * @returns false when it is to be tried again
 */
export const sendKept = async (sending: Sending): Promise<boolean> => {
  const own = () => sending.session.getSnapshot().user?.id;
  const owner = own();
  if (owner === undefined) return true;
  return alone(`vesper.outbox.${owner}`, async () => {
    for (const unsent of await readUnsent(owner)) {
      if (isChatOpen(unsent.peer)) continue;
      if (own() !== owner || !(await sendTo(sending, owner, unsent))) return false;
    }
    return true;
  });
};

/** Sends what is kept whenever this page gets a connection, and tries again while nobody could be asked. Answers how to stop. */
export const followConnection = (session: Session, api: Api): (() => void) => {
  let known = '';
  let again: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    clearTimeout(again);
    if (!(await sendKept({ session, api }))) again = setTimeout(() => void send(), againMs);
  };
  const look = (): void => {
    const { connection, online, user } = session.getSnapshot();
    // Without a live connection calls may be answered all the same.
    const mayAsk = user !== null && online && (connection === 'live' || connection === 'lost');
    const now = mayAsk ? `${user.id} ${connection}` : '';
    const isNew = now !== known;
    known = now;
    if (isNew && mayAsk) void send();
    if (!mayAsk) clearTimeout(again);
  };
  look();
  const stop = session.subscribe(look);
  return () => {
    clearTimeout(again);
    stop();
  };
};
