import type { MemberTokenKind } from '../link/tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { forgetDevices } from './repository.ts';
import { dropTokens } from '../link/repository.ts';
import { type EndedSession, endOtherSessions } from './repository.ts';

/** Tokens that let somebody in, or would once their code is known. */
export const entryTokens: readonly MemberTokenKind[] = ['password_reset', 'sign_in', 'second_factor'];

/** Takes away every way in that somebody else may hold: sessions (but `except`), known browsers, mailed links. */
export const endAccess = async (
  trx: Trx,
  member: string,
  { except, tokens = entryTokens }: { except?: string | undefined; tokens?: readonly MemberTokenKind[] } = {},
): Promise<EndedSession[]> => {
  await forgetDevices(trx, member);
  await dropTokens(trx, member, tokens);
  return endOtherSessions(trx, member, except);
};
