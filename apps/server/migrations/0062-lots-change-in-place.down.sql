alter table ledger_accounts drop constraint ledger_accounts_unit_check;
alter table ledger_accounts add constraint ledger_accounts_unit_check check (unit ~ '^(credits|[A-Z]{3})$');
alter table ledger_accounts reset (fillfactor);
alter table ledger_lots reset (fillfactor);
drop index ledger_lots_open;
alter table ledger_lots drop column is_open;
create index ledger_lots_open on ledger_lots (account_id) where remaining > 0;
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
