import type { Member } from '../member/repository.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { findSeen, knowEachOther, type SeenRow } from './repository.ts';

const isInUse = (status: Member['status']): boolean => status === 'active' || status === 'not_confirmed';

/**
 * Whether it is for `viewer` as if a member were not there: on a break (readings, "A break"), or with an account that is not in use,
 * and nothing between the two.
 */
export const isHidden = async (
  db: Database | Trx,
  { id, status, paused_at: pausedAt }: Pick<Member, 'id' | 'status' | 'paused_at'>,
  viewer: string | undefined,
): Promise<boolean> =>
  (pausedAt !== null || !isInUse(status)) &&
  id !== viewer &&
  (viewer === undefined || !(await knowEachOther(db, id, viewer)));

/**
 * A member of this site, with the main picture, whom `viewer` may report: active, not on a break without a conversation
 * between the two, and not one who blocked the viewer. Blocking somebody takes nobody the right to report them. One statement.
 * @throws AppError `member_not_found`; `blocked_by_member` with the name of then (spec §6, decision 113)
 */
export const findReportable = async (
  db: Database | Trx,
  site: string,
  id: string,
  viewer: string | undefined,
): Promise<SeenRow> => {
  const found = await findSeen(db, site, id, viewer);
  if (!found || (found.status !== 'active' && found.id !== viewer)) throw new AppError('member_not_found');
  if (found.paused_at !== null && found.id !== viewer && !found.known) throw new AppError('member_not_found');
  if (found.blocked_as !== null)
    throw new AppError('blocked_by_member', { params: { name: found.blocked_as } });
  return found;
};

/**
 * A member of this site, with the main picture, whose page `viewer` may open: as {@link findReportable}, and nobody whom the
 * viewer has blocked (decision 145). Who has both done it reads of the other's block. One statement.
 * @throws AppError `member_not_found`, `blocked_by_member`, `blocked_by_you`
 */
export const findVisibleMember = async (...asked: Parameters<typeof findReportable>): Promise<SeenRow> => {
  const found = await findReportable(...asked);
  if (found.is_blocked) throw new AppError('blocked_by_you');
  return found;
};
