-- A lot's rest changes with each message. That it is in the condition of an index had every such change written into all four
-- indexes of the table; whether anything is left at all changes once in a lot's life. With room on their pages, lots and accounts are
-- then rewritten in place.
-- In the order in which acts lock: who holds an account may wait for a lot.
lock table ledger_accounts, ledger_lots in access exclusive mode;
alter table ledger_lots add column is_open boolean not null generated always as (remaining > 0) stored;
drop index ledger_lots_open;
create index ledger_lots_open on ledger_lots (account_id) where is_open;
alter table ledger_lots set (fillfactor = 80);
alter table ledger_accounts set (fillfactor = 80);
-- The same condition; credits, whose accounts change all the time, are told without an expression.
alter table ledger_accounts drop constraint ledger_accounts_unit_check;
alter table ledger_accounts add constraint ledger_accounts_unit_check check (unit = 'credits' or unit ~ '^[A-Z]{3}$');

-- What is refused stays the same; it is found out by one reading for each table of postings, where there were five and three: what a
-- transfer moves in each unit, by how much its lots differ from its member's account, and what it names that is not there (which has no
-- amount). Each account is looked up once and not three times, a transfer once and not for each of its postings, and nothing is
-- planned anew for a list that was handed over (with one transfer in it that looks cheaper than one plan for all lists).
create or replace function ledger_postings_agree() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  wrong uuid;
begin
  select transfer_id into wrong from (
      select added.transfer_id, coalesce(a.unit, 'nowhere') as what, case when a.unit is not null then added.amount end as amount
        from added left join lateral (select unit from ledger_accounts where id = added.account_id offset 0) a on true
      union all
      select t.transfer_id, 'transfer', null from (select distinct transfer_id from added) t
        where (select x.id from ledger_transfers x where x.id = t.transfer_id) is null
      union all
      select t.transfer_id, 'lots', p.amount from (select distinct transfer_id from added) t
        cross join lateral (
          select account_id, amount from ledger_postings where transfer_id = t.transfer_id offset 0) p
        where (select a.kind from ledger_accounts a where a.id = p.account_id) = 'member'
      union all
      select t.transfer_id, 'lots', -l.amount from (select distinct transfer_id from added) t
        cross join lateral (
          select amount from ledger_lot_postings where transfer_id = t.transfer_id offset 0) l) as moved
    group by transfer_id, what having sum(amount) <> 0 or bool_or(amount is null) limit 1;
  if wrong is null then
    return null;
  end if;
  if exists (select 1 from added
      where not exists (select 1 from ledger_accounts a where a.id = added.account_id)
        or not exists (select 1 from ledger_transfers t where t.id = added.transfer_id)) then
    raise exception 'a posting of transfer % names a transfer or an account that is not there', wrong
      using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from added join ledger_accounts a on a.id = added.account_id
      group by added.transfer_id, a.unit having sum(added.amount) <> 0) then
    raise exception 'transfer % does not sum to zero', wrong;
  end if;
  raise exception 'transfer % moves its lots by another amount', wrong;
end $$;
create or replace function ledger_lot_postings_agree() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  wrong uuid;
begin
  select transfer_id into wrong from (
      select added.transfer_id, null::bigint as amount from added
        where (select l.id from ledger_lots l where l.id = added.lot_id) is null
      union all
      select t.transfer_id, null from (select distinct transfer_id from added) t
        where (select x.id from ledger_transfers x where x.id = t.transfer_id) is null
      union all
      select t.transfer_id, p.amount from (select distinct transfer_id from added) t
        cross join lateral (
          select account_id, amount from ledger_postings where transfer_id = t.transfer_id offset 0) p
        where (select a.kind from ledger_accounts a where a.id = p.account_id) = 'member'
      union all
      select t.transfer_id, -l.amount from (select distinct transfer_id from added) t
        cross join lateral (
          select amount from ledger_lot_postings where transfer_id = t.transfer_id offset 0) l) as moved
    group by transfer_id having sum(amount) <> 0 or bool_or(amount is null) limit 1;
  if wrong is null then
    return null;
  end if;
  if exists (select 1 from added
      where not exists (select 1 from ledger_lots l where l.id = added.lot_id)
        or not exists (select 1 from ledger_transfers t where t.id = added.transfer_id)) then
    raise exception 'a posting of transfer % names a transfer or a lot that is not there', wrong
      using errcode = 'foreign_key_violation';
  end if;
  raise exception 'transfer % moves its lots by another amount', wrong;
end $$;
drop function ledger_lots_agree(uuid[]);
