import { sql } from 'kysely';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction, type Trx } from '../platform/transaction.ts';
import { refreshSearchProfile } from '../search/repository.ts';
import { lockMember, type Member } from '../member/member.ts';
import { purgeConversations } from '../chat/purge-conversations.ts';

const daySeconds = 24 * 3600;
/** So that one round never holds up what comes after it; the rest is done in the next. */
const atOnce = 100;

/** Rows that are the member's alone, by the column that says whose they are. */
export const ownRows = [
  ['sessions', 'member_id'],
  ['push_subscriptions', 'member_id'],
  ['member_tokens', 'member_id'],
  ['known_devices', 'member_id'],
  ['passkeys', 'member_id'],
  ['passkey_challenges', 'member_id'],
  ['one_time_codes', 'member_id'],
  ['recovery_codes', 'member_id'],
  ['search_profiles', 'member_id'],
  ['likes', 'from_member'],
  ['likes', 'to_member'],
  ['blocks', 'blocker'],
  ['blocks', 'blocked'],
  ['waiting_messages', 'sender'],
  ['waiting_messages', 'receiver'],
  ['sent_keys', 'sender'],
  ['idempotency_keys', 'scope'],
] as const;

const removeOwnRows = async (trx: Trx, member: string): Promise<void> => {
  for (const [table, column] of ownRows)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${member}`.execute(trx);
};

/** The rows go now, the files by a job after the commit: a crash in between leaves none behind. */
const removePhotos = async (services: Pick<Services, 'outbox'>, trx: Trx, member: string): Promise<void> => {
  const rows = await trx.deleteFrom('photos').where('member_id', '=', member).returningAll().execute();
  const names = rows.flatMap((row) => [
    row.full_name,
    row.thumb_name,
    row.blurred_name,
    row.blurred_thumb_name,
  ]);
  if (names.length > 0) await services.outbox.add(trx, 'photos.remove', { names });
};

/** What was never sent (or could not be) still says whom it is about. */
const removeJobs = async (trx: Trx, member: Member): Promise<void> => {
  await trx
    .deleteFrom('outbox')
    .where(
      sql<boolean>`${member.id} in (payload->>'member', payload->>'sender') or payload->>'recipient' = ${member.email}`,
    )
    .execute();
};

/** Mails kept in place of a mail server (development only): none of them outlives an account that was deleted after it. */
const removeKeptMails = async (trx: Trx, member: Member): Promise<void> => {
  await trx
    .deleteFrom('development_mails')
    .where((where) =>
      where.or([where('recipient', '=', member.email ?? ''), where('created_at', '<=', member.deleted_at)]),
    )
    .execute();
};

/** What stays: a row that conversations and the ledger refer to, with nothing in it of the person. */
const makeTombstone = async (trx: Trx, member: string): Promise<void> => {
  await sql`
    update members set status = 'purged', email = null, name = '', password_hash = null, birth_date = null,
      gender = null, sexuality = null, search_gender = null, country = null, region = '', city = '', about_me = '',
      interests = '{}', invisible = false, automatic = false, notifications_disabled = '{}', tracking = '{}',
      auto_like = false, notification_preferences = '{}', paused_at = null, delete_reason = null,
      stay_discount_until = null, language = 'en', started_conversations = 0,
      last_seen_at = deleted_at, signup_at = date_trunc('month', signup_at, 'UTC'), confirmed_at = null
    where id = ${member}`.execute(trx);
  // The page of a payment is the provider's; that it was made and what came of it stays, under the member's id.
  await trx
    .updateTable('orders')
    .set({ checkout_url: null, client_key: sql<string>`id::text` })
    .where('member_id', '=', member)
    .execute();
};

const purgeMember = (services: Services, id: string, before: Date): Promise<boolean> =>
  inTransaction(services.db, async (trx) => {
    const member = await lockMember(trx, id);
    // Restored meanwhile, or another server was here first.
    if (member.status !== 'deleted' || !member.deleted_at || member.deleted_at > before) return false;
    await removePhotos(services, trx, id);
    await removeJobs(trx, member);
    await removeKeptMails(trx, member);
    await removeOwnRows(trx, id);
    await makeTombstone(trx, id);
    await refreshSearchProfile(trx, id);
    await purgeConversations(trx, id);
    return true;
  });

/**
 * Removes for good whoever deleted the account longer ago than it can be restored (spec §4, readings): one transaction
 * each, some at a time. What stays is a row without a person, the messages that others have received, and the books.
 * @returns how many were purged
 */
export const purgeDeleted = async (services: Services): Promise<number> => {
  const { db, clock, sites } = services;
  const waiting = await db
    .selectFrom('members')
    .select('site_id')
    .distinct()
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', dateOf(clock))
    .execute();
  let purged = 0;
  for (const { site_id: siteId } of waiting) {
    const site = await sites.findById(siteId);
    if (!site) continue;
    const before = secondsFromNow(clock, -site.rules.reactivationDays * daySeconds);
    const due = await db
      .selectFrom('members')
      .select('id')
      .where('site_id', '=', siteId)
      .where('status', '=', 'deleted')
      .where('deleted_at', '<=', before)
      .orderBy('deleted_at')
      .limit(atOnce)
      .execute();
    for (const { id } of due) if (await purgeMember(services, id, before)) purged += 1;
  }
  return purged;
};
