import { messageCost } from '@vesper/domain';
import { findMember } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Site } from '../../site/site-directory.ts';
import type { Delivered } from '../deliver.ts';
import { type AlreadyWaiting, postMessage } from '../post.ts';
import type { WaitingRow } from '../repository.ts';
import { deleteWaiting, findWaiting, insertWaiting, noteSentKey, readWaiting } from './waiting-repository.ts';

interface Waiting {
  readonly sender: string;
  readonly receiver: string;
  readonly clientId: string;
  readonly text: string;
  readonly free: boolean;
}

/** Keeps a message until its sender has confirmed the e-mail address; the same client id is kept once. */
export const keepWaitingMessage = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { sender, receiver, clientId, text, free }: Waiting,
): Promise<WaitingRow> => {
  await insertWaiting(trx, {
    id: newId(),
    sender,
    receiver,
    client_id: clientId,
    text,
    free,
    sent_at: dateOf(services.clock),
  });
  await noteSentKey(trx, { sender, clientId, receiver });
  const row = await findWaiting(trx, sender, clientId);
  if (!row) throw new Error(`the waiting message ${clientId} is not there`);
  return row;
};

/** What the messages that already wait will take on confirmation. */
export const waitingState = async (trx: Trx, sender: string, site: Site): Promise<AlreadyWaiting> => {
  const waiting = await readWaiting(trx, sender);
  const paid = waiting.filter((row) => !row.free).length;
  return {
    cost: paid * messageCost('text', site.rules),
    receivers: new Set(waiting.map((row) => row.receiver)),
  };
};

/** The newest of what waits for each receiver, the newest first. Rows come in the order in which they were written. */
export const newestOfEach = (rows: readonly WaitingRow[]): ReadonlyMap<string, WaitingRow> => {
  const newest = new Map<string, WaitingRow>();
  for (const row of rows.toReversed()) if (!newest.has(row.receiver)) newest.set(row.receiver, row);
  return newest;
};

/**
 * Delivers and charges what a member wrote before confirming, in the order it was written. Every rule is judged again:
 * what may not be sent any more (the receiver has gone, say) stays behind, shown to its sender as waiting.
 */
export const deliverWaiting = async (
  services: Services,
  trx: Trx,
  site: Site,
  sender: string,
): Promise<Delivered[]> => {
  const delivered: Delivered[] = [];
  for (const waiting of await readWaiting(trx, sender)) {
    const done = await deliverOne(services, trx, site, waiting);
    if (done) delivered.push(done);
  }
  return delivered;
};

const deliverOne = async (
  services: Services,
  trx: Trx,
  site: Site,
  waiting: WaitingRow,
): Promise<Delivered | undefined> => {
  const [sender, receiver] = [await findMember(trx, waiting.sender), await findMember(trx, waiting.receiver)];
  if (!sender || !receiver) return undefined;
  const { client_id: clientId, text, free } = waiting;
  const posted = await postMessage(services, trx, site, { sender, receiver, clientId, text, free });
  if (posted.act !== 'deliver') return undefined;
  await deleteWaiting(trx, waiting.id);
  return posted.delivered;
};
