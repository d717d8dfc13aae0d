import type { CallAnswer } from '@vesper/contract';
import { dateOf } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import { type EndedSession, listSessionRows } from './repository.ts';

type SessionView = CallAnswer<'sessions'>['sessions'][number];

/** Somebody who has more open sessions than this has no use for the rest of the list. */
const mostListed = 100;

/** Where a member is logged in: the session that asks first, then by when each was last seen. */
export const listSessions = async (
  services: Pick<Services, 'db' | 'clock'>,
  member: string,
  current: string | undefined,
): Promise<SessionView[]> => {
  const rows = await listSessionRows(services.db, member, current, dateOf(services.clock), mostListed);
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

/** Ends the live connections of sessions that have ended, on whichever server they are. */
export const tellEnded = (services: Pick<Services, 'live'>, ended: readonly EndedSession[]): void => {
  for (const { id, member_id: member } of ended) services.live.endSession(member, id);
};
