import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Site } from '../../site/site-directory.ts';
import type { WaitingRow } from '../repository.ts';
import type { Delivered } from '../sending/letter.ts';
import { postLetters } from '../sending/post-letters.ts';
import { deleteWaiting, readWaiting } from './waiting-repository.ts';

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
  const waiting = await readWaiting(trx, sender);
  if (waiting.length === 0) return [];
  const letters = waiting.map(
    ({ receiver, client_id: clientId, kind, text, payload, free, answer_to: answerTo }) => ({
      sender,
      receiver,
      clientId,
      kind,
      text,
      payload,
      free,
      answerTo,
      isKeyFree: true,
    }),
  );
  const delivered: Delivered[] = [];
  const gone: string[] = [];
  for (const [index, posted] of (await postLetters(services, trx, site, letters)).entries()) {
    if (posted.act !== 'deliver' || !posted.delivered) continue;
    delivered.push(posted.delivered);
    const id = waiting[index]?.id;
    if (id !== undefined) gone.push(id);
  }
  await deleteWaiting(trx, gone);
  return delivered;
};
