import type { FastifyInstance } from 'fastify';
import { findMember, lockMember } from '../member/member.ts';
import { pairOf } from '../chat/repository.ts';
import { removeLikesBetween } from '../likes/repository.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';

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

export const registerTrustCalls = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'block', async ({ member, body, site, key }) => {
    if (body.member === member.id) throw new AppError('own_profile');
    const { conversation } = await actOnce(
      services,
      { call: 'block', scope: member.id, key, body },
      async (trx) => {
        const other = await findMember(trx, body.member);
        if (other?.site_id !== site.id) throw new AppError('member_not_found');
        // Who sends or likes locks themselves: with both locked, nothing slips in between. In the order of their ids,
        // so that two members who block each other never wait for each other.
        const { low_member: low, high_member: high } = pairOf(member.id, other.id);
        for (const id of [low, high]) await lockMember(trx, id);
        await trx
          .insertInto('blocks')
          .values({ blocker: member.id, blocked: other.id, created_at: dateOf(services.clock) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await removeLikesBetween(trx, member.id, other.id);
        await removeWaitingBetween(trx, member.id, other.id);
        return { conversation: await removeConversation(trx, member.id, other.id) };
      },
    );
    if (conversation) services.live.publish([member.id, body.member], { type: 'chat_removed', conversation });
    return { ok: true as const };
  });
};
