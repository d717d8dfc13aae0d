alter table ledger_transfers alter column reference type text;
alter table ledger_postings
  add constraint ledger_postings_transfer_id_fkey foreign key (transfer_id) references ledger_transfers (id),
  add constraint ledger_postings_account_id_fkey foreign key (account_id) references ledger_accounts (id);
alter table ledger_lot_postings
  add constraint ledger_lot_postings_transfer_id_fkey foreign key (transfer_id) references ledger_transfers (id),
  add constraint ledger_lot_postings_lot_id_fkey foreign key (lot_id) references ledger_lots (id);
drop trigger ledger_accounts_stay on ledger_accounts;
drop trigger ledger_lots_stay on ledger_lots;
drop trigger ledger_accounts_are_not_emptied on ledger_accounts;
drop trigger ledger_transfers_are_not_emptied on ledger_transfers;
drop trigger ledger_lots_are_not_emptied on ledger_lots;
drop trigger ledger_postings_are_not_emptied on ledger_postings;
drop trigger ledger_lot_postings_are_not_emptied on ledger_lot_postings;
alter function ledger_postings_agree() reset enable_seqscan;
alter function ledger_lot_postings_agree() reset enable_seqscan;
create or replace function ledger_lots_agree(transfers uuid[]) returns void language plpgsql as $$
declare
  wrong uuid;
begin
  -- Both sides by the list, as one plan that holds for one transfer and for a hundred thousand.
  select coalesce(p.transfer_id, l.transfer_id) into wrong
    from (select transfer_id, sum(amount) as sum from ledger_postings join ledger_accounts a on a.id = account_id
      where transfer_id = any(transfers) and a.kind = 'member' group by transfer_id) p
    full join (select transfer_id, sum(amount) as sum from ledger_lot_postings
      where transfer_id = any(transfers) group by transfer_id) l on l.transfer_id = p.transfer_id
    where coalesce(p.sum, 0) <> coalesce(l.sum, 0)
    limit 1;
  if wrong is not null then
    raise exception 'transfer % moves its lots by another amount', wrong;
  end if;
end $$;
create or replace function ledger_postings_agree() returns trigger language plpgsql as $$
declare
  wrong uuid;
begin
  select added.transfer_id into wrong from added join ledger_accounts a on a.id = added.account_id
    group by added.transfer_id, a.unit having sum(added.amount) <> 0 limit 1;
  if wrong is not null then
    raise exception 'transfer % does not sum to zero', wrong;
  end if;
  perform ledger_lots_agree(array(select distinct transfer_id from added));
  return null;
end $$;
create or replace function ledger_lot_postings_agree() returns trigger language plpgsql as $$
begin
  perform ledger_lots_agree(array(select distinct transfer_id from added));
  return null;
end $$;
