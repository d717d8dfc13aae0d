import type { Services } from '../platform/services.ts';
import { afterCommit, type Trx } from '../platform/transaction.ts';
import { pairOf } from './repository.ts';

/** Takes the conversation of two members away for both, with its messages; what was paid stays in the ledger. */
const removeConversation = async (trx: Trx, one: string, two: string): Promise<string | null> => {
  const pair = pairOf(one, two);
  const row = await trx
    .selectFrom('conversations')
    .select('id')
    .where('low_member', '=', pair.low_member)
    .where('high_member', '=', pair.high_member)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  await trx.deleteFrom('messages').where('conversation_id', '=', row.id).execute();
  await trx.deleteFrom('conversations').where('id', '=', row.id).execute();
  return row.id;
};

/** What waits between two members for a confirmation is never delivered after a block. */
const removeWaitingBetween = async (trx: Trx, one: string, two: string): Promise<void> => {
  for (const [sender, receiver] of [
    [one, two],
    [two, one],
  ] as const)
    await trx
      .deleteFrom('waiting_messages')
      .where('sender', '=', sender)
      .where('receiver', '=', receiver)
      .execute();
};

/** After a block: nothing is left of what two members wrote to each other, and both their browsers drop it. */
export const removeBetween = async (
  services: Pick<Services, 'live'>,
  trx: Trx,
  one: string,
  two: string,
): Promise<void> => {
  await removeWaitingBetween(trx, one, two);
  const conversation = await removeConversation(trx, one, two);
  if (conversation)
    afterCommit(trx, () => services.live.publish([one, two], { type: 'chat_removed', conversation }));
};

/** Nothing that waits to be delivered is, from a member who has gone or to one. */
export const removeWaiting = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .deleteFrom('waiting_messages')
    .where((where) => where.or([where('sender', '=', member), where('receiver', '=', member)]))
    .execute();
};
