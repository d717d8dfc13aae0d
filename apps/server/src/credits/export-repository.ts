import type { Database } from '../platform/database/database.ts';

/** The balance, and every movement of the member's credits. */
export const exportCredits = async (db: Database, member: string) => ({
  credits: await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('member_id', '=', member)
    .executeTakeFirst(),
  credit_movements: await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select([
      'ledger_transfers.kind',
      'ledger_transfers.reference',
      'ledger_transfers.created_at',
      'ledger_postings.amount',
    ])
    .where('ledger_accounts.member_id', '=', member)
    .orderBy('ledger_transfers.id')
    .execute(),
});
