import { regionName } from '@vesper/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database.ts';
import type { Tables } from '../platform/database-tables.ts';
import type { Trx } from '../platform/transaction.ts';

declare module '../platform/http/request.ts' {
  interface Caller extends Member {}
}

/** A member as acts need them: everything but the password. */
export type Member = Omit<
  Selectable<Tables['members']>,
  'password_hash' | 'tracking' | 'notification_preferences' | 'delete_reason'
>;

export const memberColumns = [
  'members.id',
  'members.site_id',
  'members.email',
  'members.name',
  'members.status',
  'members.language',
  'members.birth_date',
  'members.gender',
  'members.sexuality',
  'members.search_gender',
  'members.country',
  'members.region',
  'members.city',
  'members.about_me',
  'members.interests',
  'members.fictional',
  'members.automatic',
  'members.invisible',
  'members.premium',
  'members.started_conversations',
  'members.notifications_disabled',
  'members.signup_at',
  'members.confirmed_at',
  'members.last_seen_at',
  'members.auto_like',
  'members.paused_at',
  'members.deleted_at',
  'members.stay_discount_until',
] as const;

/** Reads a member. */
export const findMember = async (db: Database | Trx, id: string): Promise<Member | undefined> =>
  db.selectFrom('members').select(memberColumns).where('id', '=', id).executeTakeFirst();

/**
 * Reads a member, whose row stays as it is until the transaction ends. New rows may still refer to the member (their
 * foreign keys share the key): otherwise two members who write first to each other would wait for each other.
 */
export const lockMember = async (trx: Trx, id: string): Promise<Member> =>
  trx
    .selectFrom('members')
    .select(memberColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The region's name in its own language; empty for members who gave none. */
export const regionNameOf = (region: string): string => (region ? (regionName(region) ?? '') : '');
