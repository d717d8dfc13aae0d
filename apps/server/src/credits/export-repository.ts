import type { Database } from '../platform/database/database.ts';

/** The balance, what is owed (0 or less), every movement of the member's credits, and what came with which order at which price. */
export const exportCredits = async (db: Database, member: string) => ({
  credits: await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('member_id', '=', member)
    .where('kind', '=', 'member')
    .executeTakeFirst(),
  credits_owed:
    (
      await db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('member_id', '=', member)
        .where('kind', '=', 'receivable')
        .executeTakeFirst()
    )?.balance ?? 0,
  credit_movements: await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select([
      'ledger_transfers.kind',
      'ledger_accounts.kind as account',
      'ledger_transfers.reference',
      'ledger_transfers.created_at',
      'ledger_postings.amount',
    ])
    .where('ledger_accounts.member_id', '=', member)
    .orderBy('ledger_transfers.id')
    .execute(),
  credit_lots: await db
    .selectFrom('ledger_lots')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lots.account_id')
    .select(['granted', 'order_id', 'credits', 'amount_minor', 'currency', 'remaining'])
    .where('ledger_accounts.member_id', '=', member)
    .orderBy('ledger_lots.id')
    .execute(),
});
