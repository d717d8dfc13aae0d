alter table ledger_postings disable trigger ledger_postings_append_only;
alter table ledger_transfers disable trigger ledger_transfers_append_only;
delete from ledger_postings where transfer_id in (select id from ledger_transfers where kind in ('payment', 'repayment'));
delete from ledger_transfers where kind in ('payment', 'repayment');
alter table ledger_postings enable trigger ledger_postings_append_only;
alter table ledger_transfers enable trigger ledger_transfers_append_only;
delete from ledger_accounts where unit <> 'credits';
drop trigger ledger_postings_agree on ledger_postings;
drop trigger ledger_lot_postings_agree on ledger_lot_postings;
drop function ledger_postings_agree();
drop function ledger_lot_postings_agree();
drop function ledger_lots_agree(uuid[]);
create function ledger_transfer_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_postings where transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % does not sum to zero', new.transfer_id;
  end if;
  if (select coalesce(sum(p.amount), 0) from ledger_postings p
      join ledger_accounts a on a.id = p.account_id and a.kind = 'member' where p.transfer_id = new.transfer_id)
    <> (select coalesce(sum(amount), 0) from ledger_lot_postings where transfer_id = new.transfer_id) then
    raise exception 'transfer % moves its lots by another amount', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_transfer_balances();
create constraint trigger ledger_lot_postings_balance after insert on ledger_lot_postings
  deferrable initially deferred for each row execute function ledger_transfer_balances();
drop index ledger_transfers_day;
alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (
    kind in ('purchase', 'grant', 'spend', 'refund', 'lapse', 'reversal')
  );
drop index ledger_accounts_site;
alter table ledger_accounts
  drop constraint ledger_accounts_unit,
  drop constraint ledger_accounts_kind_check,
  drop column unit,
  add constraint ledger_accounts_kind_check
    check (kind in ('member', 'receivable', 'sales', 'grants', 'spending', 'refunds'));
create unique index ledger_accounts_site on ledger_accounts (site_id, kind) where member_id is null;
