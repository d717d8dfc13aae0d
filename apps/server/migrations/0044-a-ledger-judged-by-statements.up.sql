-- What a posting refers to is looked up for all rows of a statement at once, as are their sums: a foreign key asks once a row and
-- locks what it finds, the account of the whole site with each message. In exchange for that lock nothing that a posting refers
-- to ever goes: accounts and lots are as little taken away, or called otherwise, as postings are.
-- Each is looked up by its own: however full the books are by then, that is right, and PostgreSQL plans it once for a connection.
create or replace function ledger_lots_agree(transfers uuid[]) returns void language plpgsql as $$
declare
  wrong uuid;
begin
  select t.id into wrong from unnest(transfers) as t (id)
    where coalesce((select sum(p.amount) from ledger_postings p where p.transfer_id = t.id
        and (select a.kind from ledger_accounts a where a.id = p.account_id) = 'member'), 0)
      <> coalesce((select sum(l.amount) from ledger_lot_postings l where l.transfer_id = t.id), 0)
    limit 1;
  if wrong is not null then
    raise exception 'transfer % moves its lots by another amount', wrong;
  end if;
end $$;
create or replace function ledger_postings_agree() returns trigger language plpgsql as $$
declare
  wrong uuid;
begin
  select transfer_id into wrong from added
    where (select a.id from ledger_accounts a where a.id = added.account_id) is null
      or (select t.id from ledger_transfers t where t.id = added.transfer_id) is null limit 1;
  if wrong is not null then
    raise exception 'a posting of transfer % names a transfer or an account that is not there', wrong
      using errcode = 'foreign_key_violation';
  end if;
  select transfer_id into wrong from (
      select transfer_id, amount, (select a.unit from ledger_accounts a where a.id = added.account_id) as unit
      from added) as moved
    group by transfer_id, unit having sum(amount) <> 0 limit 1;
  if wrong is not null then
    raise exception 'transfer % does not sum to zero', wrong;
  end if;
  perform ledger_lots_agree(array(select distinct transfer_id from added));
  return null;
end $$;
create or replace function ledger_lot_postings_agree() returns trigger language plpgsql as $$
declare
  wrong uuid;
begin
  select transfer_id into wrong from added
    where (select l.id from ledger_lots l where l.id = added.lot_id) is null
      or (select t.id from ledger_transfers t where t.id = added.transfer_id) is null limit 1;
  if wrong is not null then
    raise exception 'a posting of transfer % names a transfer or a lot that is not there', wrong
      using errcode = 'foreign_key_violation';
  end if;
  perform ledger_lots_agree(array(select distinct transfer_id from added));
  return null;
end $$;
alter function ledger_postings_agree() set enable_seqscan = off;
alter function ledger_lot_postings_agree() set enable_seqscan = off;

create trigger ledger_accounts_stay before delete or update of id on ledger_accounts
  for each row execute function ledger_is_append_only();
create trigger ledger_lots_stay before delete or update of id, account_id on ledger_lots
  for each row execute function ledger_is_append_only();
create trigger ledger_accounts_are_not_emptied before truncate on ledger_accounts
  for each statement execute function ledger_is_append_only();
create trigger ledger_transfers_are_not_emptied before truncate on ledger_transfers
  for each statement execute function ledger_is_append_only();
create trigger ledger_lots_are_not_emptied before truncate on ledger_lots
  for each statement execute function ledger_is_append_only();
create trigger ledger_postings_are_not_emptied before truncate on ledger_postings
  for each statement execute function ledger_is_append_only();
create trigger ledger_lot_postings_are_not_emptied before truncate on ledger_lot_postings
  for each statement execute function ledger_is_append_only();
alter table ledger_postings
  drop constraint ledger_postings_transfer_id_fkey,
  drop constraint ledger_postings_account_id_fkey;
alter table ledger_lot_postings
  drop constraint ledger_lot_postings_transfer_id_fkey,
  drop constraint ledger_lot_postings_lot_id_fkey;

-- References are compared as bytes: they are no words of a language.
alter table ledger_transfers alter column reference type text collate "C";
