-- Money beside credits: each account has a unit, each transfer sums to zero in each of its units. What a provider holds for a
-- site (takings) is what was earned (revenue) and what is owed to the state (vat), in minor units of the order's currency.
alter table ledger_accounts add column unit text not null default 'credits' check (unit ~ '^(credits|[A-Z]{3})$');
alter table ledger_accounts alter column unit drop default;
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (
    kind in ('member', 'receivable', 'sales', 'grants', 'spending', 'refunds', 'takings', 'revenue', 'vat')
  ),
  add constraint ledger_accounts_unit check ((unit = 'credits') = (kind not in ('takings', 'revenue', 'vat')));
drop index ledger_accounts_site;
create unique index ledger_accounts_site on ledger_accounts (site_id, kind, unit) where member_id is null;
alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (
    kind in ('purchase', 'grant', 'spend', 'refund', 'lapse', 'reversal', 'payment', 'repayment')
  );

-- A day's totals are summed from that day's postings only: transfers are written in the order of their time.
create index ledger_transfers_day on ledger_transfers using brin (created_at) with (pages_per_range = 16);

-- A transfer is written whole, in one statement: what it moves is judged once for the statement instead of once a posting, and
-- nothing can be added to it later that does not balance by itself.
drop trigger ledger_transfer_balances on ledger_postings;
drop trigger ledger_lot_postings_balance on ledger_lot_postings;
drop function ledger_transfer_balances();
create function ledger_lots_agree(transfers uuid[]) returns void language plpgsql as $$
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
create function ledger_postings_agree() returns trigger language plpgsql as $$
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
create function ledger_lot_postings_agree() returns trigger language plpgsql as $$
begin
  perform ledger_lots_agree(array(select distinct transfer_id from added));
  return null;
end $$;
create trigger ledger_postings_agree after insert on ledger_postings
  referencing new table as added for each statement execute function ledger_postings_agree();
create trigger ledger_lot_postings_agree after insert on ledger_lot_postings
  referencing new table as added for each statement execute function ledger_lot_postings_agree();

-- What was paid and went back until now.
insert into ledger_accounts (id, site_id, kind, member_id, balance, unit)
  select gen_random_uuid(), paid.site_id, kinds.kind, null, null, paid.currency
  from (select distinct site_id, currency from orders where settled_at is not null) as paid,
    (values ('takings'), ('revenue'), ('vat')) as kinds (kind);
create temporary table moved on commit drop as
  select gen_random_uuid() as id, 'payment' as kind, 'order:' || o.id || ':0' as reference, o.settled_at as created_at,
    o.site_id, o.currency, o.amount_minor::bigint as amount, o.vat_minor::bigint as vat
  from orders o where o.settled_at is not null
  union all
  select gen_random_uuid(), 'repayment', 'order:' || o.id || ':carried', o.settled_at,
    o.site_id, o.currency, o.kept - o.amount_minor,
    (2 * o.vat_minor::bigint * o.kept + o.amount_minor) / (2 * o.amount_minor) - o.vat_minor
  from (
    select *, greatest(amount_minor - refunded_minor - charged_back_minor, 0)::bigint as kept from orders
  ) as o
  where o.settled_at is not null and o.kept < o.amount_minor;
insert into ledger_transfers (id, kind, reference, created_at) select id, kind, reference, created_at from moved;
insert into ledger_postings (transfer_id, account_id, amount)
  select moved.id, a.id, posting.amount
  from moved cross join lateral (
    values ('takings', moved.amount), ('vat', -moved.vat), ('revenue', moved.vat - moved.amount)
  ) as posting (kind, amount)
  join ledger_accounts a on a.site_id = moved.site_id and a.kind = posting.kind and a.unit = moved.currency
  where posting.amount <> 0;
