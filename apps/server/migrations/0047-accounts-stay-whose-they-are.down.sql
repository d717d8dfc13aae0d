drop trigger ledger_accounts_stay on ledger_accounts;
create trigger ledger_accounts_stay before delete or update of id on ledger_accounts
  for each row execute function ledger_is_append_only();
