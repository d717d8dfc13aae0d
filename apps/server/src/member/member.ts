import type { User } from '@vesper/contract';
import { isCountry, isLocale, regionName, timeBonusWindow } from '@vesper/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database.ts';
import type { Tables } from '../platform/database-tables.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';
import { readMainPicture } from '../photos/repository.ts';
import type { Site } from '../site/site-directory.ts';

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

const readCredits = async (db: Database | Trx, member: string): Promise<number> => {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return account?.balance ?? 0;
};

export const toOwnProfile = async (db: Database | Trx, member: Member): Promise<User['profile']> => ({
  id: member.id,
  name: member.name,
  // A profile is disabled until the e-mail address is confirmed: nobody finds it, nobody gets its messages.
  status: member.status === 'active' ? 'active' : 'disabled',
  date_of_birth: member.birth_date,
  gender: member.gender,
  sexuality: member.sexuality,
  search_gender: member.search_gender,
  country: isCountry(member.country) ? member.country : null,
  region: member.region,
  city: member.city,
  about_me: member.about_me,
  interests: member.interests,
  main_image: await readMainPicture(db, member.id),
});

/** What the member's own browser knows of the account (`/api/user.php`). */
export const toUser = async (
  services: Pick<Services, 'clock'>,
  db: Database | Trx,
  site: Site,
  member: Member,
): Promise<User> => {
  const bonus = timeBonusWindow(
    { signupAtMs: member.signup_at.getTime(), paid: member.premium, nowMs: services.clock.now() },
    site.rules.timeBonusSeconds,
  );
  const push = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('member_id', '=', member.id)
    .limit(1)
    .executeTakeFirst();
  return {
    id: member.id,
    email: member.email ?? '',
    status: member.status,
    credits: await readCredits(db, member.id),
    paid_user: member.premium,
    signup_date: member.signup_at.toISOString(),
    language: isLocale(member.language) ? member.language : 'en',
    notifications_disabled: member.notifications_disabled as User['notifications_disabled'],
    push_subscribed: push !== undefined,
    paused: member.paused_at !== null,
    time_bonus_ends_at: bonus.open ? new Date(bonus.endsAtMs).toISOString() : null,
    profile: await toOwnProfile(db, member),
  };
};

/** The region's name in its own language; empty for members who gave none. */
export const regionNameOf = (region: string): string => (region ? (regionName(region) ?? '') : '');
