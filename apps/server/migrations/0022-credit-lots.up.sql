-- Credits by lots: what was bought with one order at its price, or given for nothing. A lot has the id of the transfer that
-- brought it. What comes into a lot and leaves it are postings of their own, append-only as all of the ledger: together they
-- are what is left of the lot, and of each transfer as much as it moves the member's account.
create table ledger_lots (
  id uuid primary key references ledger_transfers (id),
  account_id uuid not null references ledger_accounts (id),
  granted boolean not null,
  order_id uuid references orders (id),
  -- What came with the order, also where a part of it paid a debt off at once.
  credits bigint not null check (credits > 0),
  -- What was paid for all of them.
  amount_minor integer,
  currency text,
  remaining bigint not null,
  constraint ledger_lots_remaining check (remaining between 0 and credits),
  constraint ledger_lots_price check (
    granted = (order_id is null) and granted = (amount_minor is null) and granted = (currency is null)
  )
);
create index ledger_lots_open on ledger_lots (account_id) where remaining > 0;
create index ledger_lots_account on ledger_lots (account_id);
create index ledger_lots_order on ledger_lots (order_id) where order_id is not null;

create table ledger_lot_postings (
  transfer_id uuid not null references ledger_transfers (id),
  lot_id uuid not null references ledger_lots (id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, lot_id)
);
create index ledger_lot_postings_lot on ledger_lot_postings (lot_id);
create trigger ledger_lot_postings_append_only before update or delete on ledger_lot_postings
  for each row execute function ledger_is_append_only();

-- What there is, played once more. Until now credits were spent first in, first out, whoever gave them; what lapsed was given,
-- what went back with its price was bought, of the order itself first. All that came in is written first: by the clock of a
-- second server credits may have left before they came, and first in, first out takes the same lots either way. Which lots
-- are asked first is a wish: credits that were written by hand name no order, and their books are as sound.
do $$
declare
  movement record;
  account uuid;
  -- The account's lots, the oldest first, with what is left of each.
  lots uuid[];
  granted boolean[];
  orders uuid[];
  remains bigint[];
  first integer;
  rest bigint;
  used bigint;
begin
  for movement in
    select t.id, t.kind, t.reference, p.account_id, p.amount, o.id as order_id, o.credits, o.amount_minor, o.currency
    from ledger_postings p
    join ledger_accounts a on a.id = p.account_id and a.kind = 'member'
    join ledger_transfers t on t.id = p.transfer_id
    left join orders o on t.kind = 'purchase' and t.reference = 'order:' || o.id
    order by p.account_id, p.amount < 0, t.id
  loop
    if account is distinct from movement.account_id then
      account := movement.account_id;
      lots := '{}';
      granted := '{}';
      orders := '{}';
      remains := '{}';
      first := 1;
    end if;
    if movement.amount > 0 then
      insert into ledger_lots (id, account_id, granted, order_id, credits, amount_minor, currency, remaining)
        values (movement.id, account, movement.order_id is null, movement.order_id,
          greatest(movement.credits, movement.amount), movement.amount_minor, movement.currency, movement.amount);
      insert into ledger_lot_postings values (movement.id, movement.id, movement.amount);
      lots := lots || movement.id;
      granted := granted || (movement.order_id is null);
      orders := orders || movement.order_id;
      remains := remains || movement.amount;
    else
      rest := -movement.amount;
      while remains[first] = 0 loop
        first := first + 1;
      end loop;
      for turn in 0..2 loop
        for number in first..cardinality(lots) loop
          exit when rest = 0;
          used := least(rest, remains[number]);
          continue when used = 0 or turn <> case
            when movement.kind = 'refund' and granted[number] then 2
            when movement.kind = 'refund' and movement.reference not like 'order:' || orders[number] || ':%' then 1
            when movement.kind = 'lapse' and not granted[number] then 1
            else 0
          end;
          insert into ledger_lot_postings values (movement.id, lots[number], -used);
          remains[number] := remains[number] - used;
          rest := rest - used;
        end loop;
      end loop;
      if rest > 0 then
        raise exception 'transfer % takes % credits that no lot has', movement.id, rest;
      end if;
    end if;
  end loop;
  -- Once for each lot: of a row that one transaction changes ten thousand times each change would wade through all before.
  update ledger_lots l set remaining = p.sum
    from (select lot_id, sum(amount) as sum from ledger_lot_postings group by lot_id) p
    where p.lot_id = l.id and l.remaining <> p.sum;
  if exists (
    select 1 from ledger_accounts a where a.kind = 'member'
      and a.balance <> (select coalesce(sum(l.remaining), 0) from ledger_lots l where l.account_id = a.id)
  ) then
    raise exception 'the lots are not what the balances are';
  end if;
end $$;

-- From now on every transfer says which lots it moves.
create or replace function ledger_transfer_balances() returns trigger language plpgsql as $$
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
create constraint trigger ledger_lot_postings_balance after insert on ledger_lot_postings
  deferrable initially deferred for each row execute function ledger_transfer_balances();
