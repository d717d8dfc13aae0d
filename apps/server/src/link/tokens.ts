import type { MemberTokenKind } from './tables.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { findUsableToken, insertToken, markTokenUsed } from './repository.ts';

type TokenServices = Pick<Services, 'clock'>;

interface NewToken {
  readonly kind: MemberTokenKind;
  readonly member: string;
  readonly lifeSeconds: number;
  /** What the act needs later, such as a new e-mail address. */
  readonly payload?: Readonly<Record<string, string>>;
}

export interface UsedToken {
  readonly member: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** Makes a token that works once and expires; only its hash is stored. Answers the token for the mail or cookie. */
export const issueToken = async (
  services: TokenServices,
  trx: Trx | Database,
  { kind, member, lifeSeconds, payload = {} }: NewToken,
): Promise<string> => {
  const token = newSecret();
  await insertToken(trx, {
    token_hash: hashSecret(token),
    kind,
    member_id: member,
    created_at: dateOf(services.clock),
    expires_at: secondsFromNow(services.clock, lifeSeconds),
    used_at: null,
    payload: JSON.stringify(payload),
  });
  return token;
};

/** Reads a token that would still work, for a member of this site, without using it up; undefined for any other. */
export const peekToken = async (
  services: TokenServices,
  db: Trx | Database,
  site: string,
  kinds: readonly MemberTokenKind[],
  token: string,
): Promise<(UsedToken & { readonly kind: MemberTokenKind }) | undefined> => {
  const row = await findUsableToken(db, site, kinds, hashSecret(token), dateOf(services.clock));
  return row && { member: row.member_id, payload: row.payload, kind: row.kind };
};

/**
 * Uses up a token, in the transaction of the act it is for: of two that come at once, one gets it. Undefined for
 * unknown, used and expired ones and for those of another site.
 */
export const takeToken = async (
  services: TokenServices,
  trx: Trx,
  site: string,
  kind: MemberTokenKind,
  token: string,
): Promise<UsedToken | undefined> => {
  if (!(await peekToken(services, trx, site, [kind], token))) return undefined;
  const row = await markTokenUsed(trx, hashSecret(token), dateOf(services.clock));
  return row && { member: row.member_id, payload: row.payload };
};
