import { decideSend } from '@vesper/domain';
import { findMember } from '../member/member.ts';
import { lockBalance } from '../credits/ledger.ts';
import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { hasBlocked } from '../trust/repository.ts';
import { type Delivered, deliverMessage, lockConversation } from './deliver.ts';
import { queueNotices } from './notices.ts';
import { findConversation, readWaiting, type WaitingRow } from './repository.ts';
import { noteSentKey } from './sent-keys.ts';

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
  await trx
    .insertInto('waiting_messages')
    .values({
      id: newId(),
      sender,
      receiver,
      client_id: clientId,
      text,
      free,
      sent_at: dateOf(services.clock),
    })
    .onConflict((conflict) => conflict.constraint('waiting_messages_once').doNothing())
    .execute();
  await noteSentKey(trx, { sender, clientId, receiver });
  return trx
    .selectFrom('waiting_messages')
    .selectAll()
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
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
  const { sender, receiver } = waiting;
  const [me, other] = [await findMember(trx, sender), await findMember(trx, receiver)];
  if (!me || !other) return undefined;
  const before = await findConversation(trx, sender, receiver);
  // The conversation is locked before the account, here and everywhere.
  const existing = before ? await lockConversation(services, trx, site.id, sender, receiver) : undefined;
  const decision = decideSend(
    {
      sender: {
        confirmed: true,
        premium: me.premium,
        credits: await lockBalance(trx, sender),
        startedConversations: me.started_conversations,
      },
      conversationExists: before !== undefined,
      startedByOther: before?.started_by === receiver,
      blockedByReceiver: await hasBlocked(trx, receiver, sender),
      blockedBySender: await hasBlocked(trx, sender, receiver),
      receiverActive: other.status === 'active',
      kind: 'text',
      free: waiting.free,
    },
    site.rules,
  );
  if (decision.act !== 'deliver') return undefined;
  const conversation = existing ?? (await lockConversation(services, trx, site.id, sender, receiver));
  const message = await deliverMessage(services, trx, conversation, {
    site: site.id,
    sender,
    receiver,
    clientId: waiting.client_id,
    text: waiting.text,
    cost: decision.cost,
    startsConversation: decision.startsConversation,
  });
  await trx.deleteFrom('waiting_messages').where('id', '=', waiting.id).execute();
  const stored = { conversation, seq: message.seq };
  await noteSentKey(trx, { sender, clientId: waiting.client_id, receiver, stored });
  await queueNotices(services, trx, { conversation, message, receiver: other });
  return { conversation, message, receiver };
};
