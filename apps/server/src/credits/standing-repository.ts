import type { CreditLot } from '@vesper/domain';
import { sql } from 'kysely';
import { ask, question, type Question } from '../platform/database/together.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readLotsOf } from './lots-repository.ts';

/** What a member may spend, and the lots that it stands in, the oldest first. */
export interface Standing {
  readonly credits: number;
  readonly lots: readonly CreditLot[];
}

interface StandingRow {
  readonly member: string;
  readonly credits: number;
  readonly lots: CreditLot[] | null;
}

const inLots = (lots: readonly CreditLot[]): number => lots.reduce((sum, { left }) => sum + left, 0);

/**
 * What these members may spend, locked until the transaction ends: what is decided on it stays true.
 */
export const lockStandings = async (
  trx: Trx,
  members: readonly string[],
): Promise<ReadonlyMap<string, Standing>> =>
  settleStandings(trx, await ask(trx, lockAccounts(members, 'waited for')));

/**
 * The first part of {@link lockStandings}, which takes the locks; {@link settleStandings} is the second.
 * @param heldRows what is done about accounts that somebody else has locked: `left out` says nothing of them
 */
export const lockAccounts = (
  members: readonly string[],
  heldRows: 'waited for' | 'left out',
): Question<readonly StandingRow[]> => {
  const skip = heldRows === 'left out' ? sql`skip locked` : sql``;
  const statement = sql<StandingRow>`
    with accounts as materialized (
      select id, member_id as member, balance as credits from ledger_accounts
      where member_id = any(${[...members]}::uuid[]) and kind = 'member' order by id for update ${skip})
    select member, credits, set_config('plan_cache_mode', 'force_generic_plan', true) as planned_once,
      set_config('enable_seqscan', 'off', true) as by_indexes, (
      select json_agg(json_build_object('id', l.id, 'granted', l.granted, 'order', l.order_id, 'left', l.remaining)
        order by l.id)
      from ledger_lots l where l.account_id = accounts.id and l.is_open) as lots
    from accounts`;
  return question(statement, (rows) => rows);
};

/** What these locked accounts have. */
export const settleStandings = async (
  trx: Trx,
  rows: readonly StandingRow[],
): Promise<ReadonlyMap<string, Standing>> => {
  // The account is as it was when it was locked, its lots as they were when the statement began: somebody may have come
  // between the two, upon which they do not sum up to the balance. Now that it is locked they stay as they are.
  const stale = rows.filter(({ credits, lots }) => inLots(lots ?? []) !== credits);
  const fresh =
    stale.length === 0
      ? undefined
      : await readLotsOf(
          trx,
          stale.map(({ member }) => member),
        );
  return new Map(
    rows.map(({ member, credits, lots }) => [member, { credits, lots: fresh?.get(member) ?? lots ?? [] }]),
  );
};
