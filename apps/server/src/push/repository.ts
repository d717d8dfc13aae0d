import type { Session } from '../session/session.ts';
import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { isPushEndpoint } from './push-hosts.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const mostPerMember = 10;

/**
 * Notes a browser's subscription; one browser belongs to whoever subscribed last on it, for as long as that session
 * lasts. A member's oldest ones make place for new ones.
 * @throws AppError `invalid_request` when it is no address of a browser's push service
 */
export const saveSubscription = async (
  services: Pick<Services, 'db' | 'clock'>,
  { id, member }: Session,
  { endpoint, keys }: Subscription,
): Promise<void> => {
  if (!isPushEndpoint(endpoint)) throw new AppError('invalid_request', { fields: { endpoint: 'invalid' } });
  const row = {
    member_id: member.id,
    session_id: id,
    p256dh: keys.p256dh,
    auth: keys.auth,
    created_at: dateOf(services.clock),
  };
  await inTransaction(services.db, async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const others = await trx
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('member_id', '=', member.id)
      .where('endpoint', '<>', endpoint)
      .orderBy('created_at', 'desc')
      .offset(mostPerMember - 1)
      .execute();
    if (others.length > 0)
      await trx
        .deleteFrom('push_subscriptions')
        .where(
          'endpoint',
          'in',
          others.map((other) => other.endpoint),
        )
        .execute();
  });
};

export const readSubscriptions = (db: Database, member: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('member_id', '=', member).execute();

export const removeSubscription = (db: Database, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();

/** A subscription goes over from one session into the next one of the same browser. */
export const moveSubscription = async (db: Database, from: string, to: string): Promise<void> => {
  await db.updateTable('push_subscriptions').set({ session_id: to }).where('session_id', '=', from).execute();
};

/** No browser of the member is told anything any more. */
export const removeSubscriptions = async (trx: Trx, member: string): Promise<void> => {
  await trx.deleteFrom('push_subscriptions').where('member_id', '=', member).execute();
};

/** How many messages of a conversation a member has not read and wants to hear of: none of one that is muted. */
export const countUnreadIn = async (db: Database, member: string, conversation: string): Promise<number> => {
  const row = await db
    .selectFrom('conversation_members')
    .select('unread')
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', member)
    .where('muted', '=', false)
    .executeTakeFirst();
  return row?.unread ?? 0;
};
