-- Every difference between orders, ledger and provider is a row, with what was found, what should be there and how it
-- stands: open until finance has explained it, or until it is not there any more (closed, and open again should it return).
alter table order_differences
  alter column order_id drop not null,
  -- At the provider; what it has of nobody's order names no other thing.
  add column payment text,
  add column currency text,
  add column expected_minor bigint,
  add column state text not null default 'open' check (state in ('open', 'explained', 'closed')),
  -- In the words of who has explained it.
  add column explanation text,
  add column last_noticed_at timestamptz,
  drop constraint order_differences_kind_check,
  drop constraint order_differences_once;
update order_differences set last_noticed_at = noticed_at,
  state = case when closed_at is null then 'open' else 'explained' end;
alter table order_differences
  alter column last_noticed_at set not null,
  alter column last_noticed_at set default now(),
  add constraint order_differences_of_something check (order_id is not null or payment is not null),
  add constraint order_differences_once unique nulls not distinct (order_id, payment, kind, amount_minor);
drop index order_differences_open;
create index order_differences_open on order_differences (noticed_at) where state = 'open';
