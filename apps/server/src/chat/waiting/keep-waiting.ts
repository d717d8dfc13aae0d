import { dateOf } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { payloadText, type StoredContent } from '../content.ts';
import type { WaitingRow } from '../repository.ts';
import { findWaiting, insertWaiting, noteSentKey } from './waiting-repository.ts';

interface Waiting extends StoredContent {
  readonly sender: string;
  readonly receiver: string;
  readonly clientId: string;
  readonly free: boolean;
  readonly answerTo: number | null;
}

/** Keeps a message until its sender has confirmed the e-mail address; the same client id is kept once. */
export const keepWaitingMessage = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { sender, receiver, clientId, free, answerTo, ...content }: Waiting,
): Promise<WaitingRow> => {
  await insertWaiting(trx, {
    id: newId(),
    sender,
    receiver,
    client_id: clientId,
    kind: content.kind,
    text: content.text,
    payload: payloadText(content),
    free,
    sent_at: dateOf(services.clock),
    answer_to: answerTo,
  });
  await noteSentKey(trx, { sender, clientId, receiver });
  const row = await findWaiting(trx, sender, clientId);
  if (!row) throw new Error(`the waiting message ${clientId} is not there`);
  return row;
};
