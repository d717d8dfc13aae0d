import type { CallAnswer } from '@vesper/contract';
import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';

/** A session that was deleted and whose open connections are still to be told, after the commit ({@link tellEnded}). */
export interface EndedSession {
  readonly id: string;
  readonly member_id: string;
}

type SessionView = CallAnswer<'sessions'>['sessions'][number];

/** Somebody who has more open sessions than this has no use for the rest of the list. */
const mostListed = 100;

/** Where a member is logged in: the session that asks first, then by when each was last seen. */
export const listSessions = async (
  services: Pick<Services, 'db' | 'clock'>,
  member: string,
  current: string | undefined,
): Promise<SessionView[]> => {
  const rows = await services.db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'remembered', 'created_at', 'last_seen_at'])
    .where('member_id', '=', member)
    .where('expires_at', '>', dateOf(services.clock))
    .orderBy(
      (order) => order('id', '=', current ?? null),
      (direction) => direction.desc().nullsLast(),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    browser: row.browser,
    system: row.system,
    remembered: row.remembered,
    started_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
};

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

/** Ends the live connections of sessions that have ended, on whichever server they are. */
export const tellEnded = (services: Pick<Services, 'live'>, ended: readonly EndedSession[]): void => {
  for (const { id, member_id: member } of ended) services.live.endSession(member, id);
};
