import type { MemberTokenKind } from './tables.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Database } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';

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
  await trx
    .insertInto('member_tokens')
    .values({
      token_hash: hashSecret(token),
      kind,
      member_id: member,
      created_at: dateOf(services.clock),
      expires_at: secondsFromNow(services.clock, lifeSeconds),
      used_at: null,
      payload: JSON.stringify(payload),
    })
    .execute();
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
  const row = await db
    .selectFrom('member_tokens')
    .innerJoin('members', 'members.id', 'member_tokens.member_id')
    .select(['member_tokens.member_id', 'member_tokens.payload', 'member_tokens.kind'])
    .where('token_hash', '=', hashSecret(token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', dateOf(services.clock))
    .where('members.site_id', '=', site)
    .executeTakeFirst();
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
  const row = await trx
    .updateTable('member_tokens')
    .set({ used_at: dateOf(services.clock) })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .returning(['member_id', 'payload'])
    .executeTakeFirst();
  return row && { member: row.member_id, payload: row.payload };
};

/** Makes worthless whatever tokens of these kinds a member still has. */
export const dropTokens = async (
  trx: Trx,
  member: string,
  kinds: readonly MemberTokenKind[],
): Promise<void> => {
  await trx.deleteFrom('member_tokens').where('member_id', '=', member).where('kind', 'in', kinds).execute();
};
