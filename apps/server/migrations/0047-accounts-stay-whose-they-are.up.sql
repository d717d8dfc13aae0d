-- Whose an account is, of what kind and in which unit, is what its postings mean: as little changed as they are.
drop trigger ledger_accounts_stay on ledger_accounts;
create trigger ledger_accounts_stay before delete or update of id, site_id, kind, member_id, unit on ledger_accounts
  for each row execute function ledger_is_append_only();
