import type { MemberStatus } from '@vesper/domain';
import type { MemberTokenKind } from './tables.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { lockMember, type Member } from '../member/repository.ts';
import { peekToken, takeToken, type UsedToken } from './tokens.ts';

/** Accounts whose owner may act. */
export const openStatuses: readonly MemberStatus[] = ['not_confirmed', 'active'];

/**
 * Uses up the token of a mailed link for the act in whose transaction this is; answers its member, locked. The member is
 * locked before the token, as by every other act, so that two acts never wait for each other.
 * @throws AppError `link_invalid` for tokens that are unknown, used, expired, of another site or of an account that is
 *   in none of these states
 */
export const useToken = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: Site,
  kind: MemberTokenKind,
  token: string,
  statuses: readonly MemberStatus[] = openStatuses,
): Promise<{ readonly member: Member; readonly payload: UsedToken['payload'] }> => {
  const seen = await peekToken(services, trx, site.id, [kind], token);
  if (!seen) throw new AppError('link_invalid');
  const member = await lockMember(trx, seen.member);
  const used = await takeToken(services, trx, site.id, kind, token);
  if (!used || !statuses.includes(member.status)) throw new AppError('link_invalid');
  return { member, payload: used.payload };
};
