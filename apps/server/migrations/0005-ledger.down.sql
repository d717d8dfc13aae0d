drop table ledger_postings;
drop table ledger_transfers;
drop table ledger_accounts;
drop function ledger_transfer_balances();
drop function ledger_is_append_only();
