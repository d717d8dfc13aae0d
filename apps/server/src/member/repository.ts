import { regionName } from '@vesper/domain';
import type { MemberStatus } from '@vesper/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { MemberPicture } from './tables.ts';

declare module '../platform/services/request.ts' {
  interface Caller extends Member {}
}

/** A member as acts need them: everything but the password, and the picture, which is of their card. */
export type Member = Omit<
  Selectable<Tables['members']>,
  | 'password_hash'
  | 'placed'
  | 'tracking'
  | 'notification_preferences'
  | 'delete_reason'
  | 'time_zone'
  | keyof MemberPicture
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
  'members.relationship_status',
  'members.body_type',
  'members.hair_color',
  'members.eye_color',
  'members.search_gender',
  'members.country',
  'members.region',
  'members.city',
  'members.cell_x',
  'members.cell_y',
  'members.cell_z',
  'members.about_me',
  'members.interests',
  'members.fictional',
  'members.automatic',
  'members.verified',
  'members.invisible',
  'members.premium',
  'members.started_conversations',
  'members.notifications_disabled',
  'members.signup_at',
  'members.confirmed_at',
  'members.last_seen_at',
  'members.last_search',
  'members.auto_like',
  'members.on_public_pages',
  'members.read_receipts',
  'members.paused_at',
  'members.deleted_at',
  'members.stay_discount_until',
  'members.blocks_version',
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

/** The member of a site with this e-mail address, in one of these states. */
export const findMemberByEmail = (
  db: Database | Trx,
  site: string,
  email: string,
  statuses: readonly MemberStatus[],
): Promise<Member | undefined> =>
  db
    .selectFrom('members')
    .select(memberColumns)
    .where('site_id', '=', site)
    .where('email', '=', email)
    .where('status', 'in', statuses)
    .executeTakeFirst();

/** A member of a site, in whatever state. */
export const findMemberOfSite = (db: Database | Trx, site: string, id: string): Promise<Member | undefined> =>
  db
    .selectFrom('members')
    .select(memberColumns)
    .where('id', '=', id)
    .where('site_id', '=', site)
    .executeTakeFirst();

/** Whether another account of the site has this e-mail address. */
export const isEmailTaken = async (
  trx: Trx,
  site: string,
  email: string,
  except: string,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site)
    .where('email', '=', email)
    .where('id', '<>', except)
    .executeTakeFirst();
  return row !== undefined;
};

/** Changes a member's row; nothing to change is fine. */
export const updateMember = async (
  db: Database | Trx,
  id: string,
  changes: Updateable<Tables['members']>,
): Promise<void> => {
  if (Object.keys(changes).length > 0)
    await db.updateTable('members').set(changes).where('id', '=', id).execute();
};
