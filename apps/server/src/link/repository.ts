import type { MemberStatus } from '@vesper/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { MemberTokenKind } from './tables.ts';

export const insertToken = async (
  db: Trx | Database,
  row: Insertable<Tables['member_tokens']>,
): Promise<void> => {
  await db.insertInto('member_tokens').values(row).execute();
};

/** A token that would still work, for a member of this site. */
export const findUsableToken = (
  db: Trx | Database,
  site: string,
  kinds: readonly MemberTokenKind[],
  tokenHash: string,
  now: Date,
) =>
  db
    .selectFrom('member_tokens')
    .innerJoin('members', 'members.id', 'member_tokens.member_id')
    .select(['member_tokens.member_id', 'member_tokens.payload', 'member_tokens.kind'])
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('members.site_id', '=', site)
    .executeTakeFirst();

/** Notes that a token is used up: of two at once, one gets the row. */
export const markTokenUsed = (trx: Trx, tokenHash: string, now: Date) =>
  trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning(['member_id', 'payload'])
    .executeTakeFirst();

/** Makes worthless whatever tokens of these kinds a member still has. */
export const dropTokens = async (
  trx: Trx,
  member: string,
  kinds: readonly MemberTokenKind[],
): Promise<void> => {
  await trx.deleteFrom('member_tokens').where('member_id', '=', member).where('kind', 'in', kinds).execute();
};

/** The unused tokens of a kind are worth nothing any more; with `since` only those made from then on. */
export const dropUnusedTokens = async (
  trx: Trx,
  member: string,
  kind: MemberTokenKind,
  since: Date = new Date(0),
): Promise<void> => {
  await trx
    .deleteFrom('member_tokens')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .execute();
};

/** Removes a member's tokens of a kind whose time is over. */
export const dropExpiredTokens = async (
  db: Database,
  member: string,
  kind: MemberTokenKind,
  now: Date,
): Promise<void> => {
  await db
    .deleteFrom('member_tokens')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('expires_at', '<=', now)
    .execute();
};

/** Removes the tokens that expired before this moment. */
export const forgetExpiredTokens = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('member_tokens').where('expires_at', '<', before).execute();
};

/** When a member was given tokens of a kind since a moment, used or not. */
export const readIssuedSince = async (
  trx: Trx,
  member: string,
  kind: MemberTokenKind,
  since: Date,
): Promise<Date[]> => {
  const rows = await trx
    .selectFrom('member_tokens')
    .select('created_at')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .execute();
  return rows.map((row) => row.created_at);
};

/** How the account stands whose token of this kind has been used up; undefined for any other token. */
export const findStatusByUsedToken = async (
  trx: Trx,
  site: string,
  kind: MemberTokenKind,
  tokenHash: string,
): Promise<MemberStatus | undefined> => {
  const row = await trx
    .selectFrom('member_tokens')
    .innerJoin('members', 'members.id', 'member_tokens.member_id')
    .select('members.status')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is not', null)
    .where('members.site_id', '=', site)
    .executeTakeFirst();
  return row?.status;
};

/** Uses up a token, whichever site its member is of: who calls asks for the site afterwards. */
export const takeTokenOfAnySite = (trx: Trx, kind: MemberTokenKind, tokenHash: string, now: Date) =>
  trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'payload'])
    .executeTakeFirst();
