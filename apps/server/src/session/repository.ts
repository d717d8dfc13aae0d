import { type Insertable, sql } from 'kysely';
import { ownStateColumns, type OwnStateRow } from '../member/own-state-repository.ts';
import { memberColumns } from '../member/repository.ts';
import { copyToHere, isComing } from '../member/search-profile/here-now-repository.ts';
import { type Database, readAlong } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { statementOnce } from '../platform/database/statement-once.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Removes the sessions and known browsers whose time is over. */
export const forgetEndedSessions = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<', now).execute();
};

/** A session that was deleted and whose open connections are still to be told, after the commit (`tellEnded`). */
export interface EndedSession {
  readonly id: string;
  readonly member_id: string;
}

/** Sessions that have not ended and whose member's account is neither disabled nor deleted. */
const openSessions = (db: Database, now: Date | string) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id as session_id', 'sessions.last_seen_at as session_seen_at'])
    .where('sessions.expires_at', '>', now as Date)
    .where('members.status', 'in', [sql.lit('not_confirmed' as const), sql.lit('active' as const)]);

const sessionQuery = (db: Database, tokenHash: string, now: Date | string) =>
  openSessions(db, now).select(memberColumns).where('sessions.token_hash', '=', tokenHash);

const byToken = statementOnce<SessionRow, [tokenHash: string, now: Date, site: string]>(
  (db, tokenHash, now, site) => sessionQuery(db, tokenHash, now).where('members.site_id', '=', site),
  readAlong,
);
const byTokenWithState = statementOnce<
  SessionRow & OwnStateRow,
  [tokenHash: string, now: Date, site: string]
>(
  (db, tokenHash, now, site) =>
    sessionQuery(db, tokenHash, now).where('members.site_id', '=', site).select(ownStateColumns),
  readAlong,
);

/** A session with its member, and when either was last seen. */
export type SessionRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof sessionQuery>['executeTakeFirst']>>
>;

/** A session that has not ended and whose member's account is neither disabled nor deleted, by the hash of its token, of a member of this site. */
export const findSessionByToken = async (
  db: Database,
  tokenHash: string,
  now: Date,
  site: string,
): Promise<SessionRow | undefined> => (await byToken(db, tokenHash, now, site))[0];

/** The same with the member's own state (balance, picture, totals), in the same statement. */
export const findSessionWithState = async (db: Database, tokenHash: string, now: Date, site: string) =>
  (await byTokenWithState(db, tokenHash, now, site))[0];

/** Which of these sessions are open, and when they and their members were last seen. */
export const listOpenSessions = (db: Database, ids: readonly string[], now: Date) =>
  openSessions(db, now)
    .select(['members.id', 'members.last_seen_at'])
    .where('sessions.id', 'in', ids)
    .execute();

export const touchSession = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
};

/**
 * Notes when a member was last here; for the order of search only the day (migration 0054), so that nobody learns more by it, and
 * its indexes are written once a day and member. Who comes is put among those who are here now (decision 153). In one statement, which locks
 * the member before the row of the search as every act does, and copies that row before it changes it: the change is copied along.
 * A member whom an act holds is left as they are: who only looks does not wait for it.
 */
export const setLastSeen = async (db: Database | Trx, member: string, now: Date): Promise<void> => {
  const rank = sql<Date>`search_rank(${member}::uuid, ${now}::timestamptz)`;
  await sql`
    with free as (select id as free_id from members where id = ${member} for no key update skip locked),
    seen as (update members set last_seen_at = ${now} from free where id = free_id returning id, ${isComing} as is_coming),
    come as (${copyToHere(sql`search_profiles found join seen on seen.id = found.member_id where seen.is_coming`)} returning 1)
    update search_profiles set ranked_at = ${rank} from seen, (select count(*) from come) after_that
    where member_id = seen.id and ranked_at <> ${rank}`.execute(db);
};

export const insertSession = async (db: Database, row: Insertable<Tables['sessions']>): Promise<void> => {
  await db.insertInto('sessions').values(row).execute();
};

export const deleteSessionByToken = (db: Database, tokenHash: string): Promise<EndedSession[]> =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning(['id', 'member_id']).execute();

/** Whether this session has not ended meanwhile. */
export const isSessionOpen = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** A member's open sessions: `current` first, then by when each was last seen. */
export const listSessionRows = (
  db: Database,
  member: string,
  current: string | undefined,
  now: Date,
  most: number,
) =>
  db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'remembered', 'created_at', 'last_seen_at'])
    .where('member_id', '=', member)
    .where('expires_at', '>', now)
    .orderBy(
      (order) => order('id', '=', current ?? null),
      (direction) => direction.desc().nullsLast(),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Ends a member's sessions but for the one to keep; their push subscriptions go with them. */
export const endOtherSessions = (
  db: Trx | Database,
  member: string,
  keepSession?: string,
): Promise<EndedSession[]> => {
  let query = db.deleteFrom('sessions').where('member_id', '=', member);
  if (keepSession) query = query.where('id', '<>', keepSession);
  return query.returning(['id', 'member_id']).execute();
};

/** Ends one session of a member; empty when the member has no such one. */
export const endOneSession = (db: Trx | Database, member: string, session: string): Promise<EndedSession[]> =>
  db
    .deleteFrom('sessions')
    .where('member_id', '=', member)
    .where('id', '=', session)
    .returning(['id', 'member_id'])
    .execute();

/** The hash of a device token, while it is known for a member of the site: by id, or by e-mail address. */
export const findDevice = async (
  db: Database,
  site: string,
  tokenHash: string,
  whose: { readonly email: string } | { readonly id: string },
  now: Date,
): Promise<string | undefined> => {
  const query = db
    .selectFrom('known_devices')
    .innerJoin('members', 'members.id', 'known_devices.member_id')
    .select('known_devices.token_hash')
    .where('known_devices.token_hash', '=', tokenHash)
    .where('known_devices.expires_at', '>', now)
    .where('members.site_id', '=', site);
  const ofTheirs =
    'id' in whose ? query.where('members.id', '=', whose.id) : query.where('members.email', '=', whose.email);
  return (await ofTheirs.executeTakeFirst())?.token_hash;
};

export const insertDevice = async (db: Database, row: Insertable<Tables['known_devices']>): Promise<void> => {
  await db.insertInto('known_devices').values(row).execute();
};

/** Forgets a member's browsers whose time is over, and the oldest above `most`. */
export const forgetOldestDevices = async (
  db: Database,
  member: string,
  now: Date,
  most: number,
): Promise<void> => {
  await db
    .deleteFrom('known_devices')
    .where('member_id', '=', member)
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where(
          'token_hash',
          'in',
          where
            .selectFrom('known_devices as newest')
            .select('newest.token_hash')
            .where('newest.member_id', '=', member)
            .orderBy('newest.created_at', 'desc')
            .offset(most),
        ),
      ]),
    )
    .execute();
};

/** No browser is known any more: for a changed password, which may have been somebody else's as well. */
export const forgetDevices = async (db: Trx | Database, member: string): Promise<void> => {
  await db.deleteFrom('known_devices').where('member_id', '=', member).execute();
};
