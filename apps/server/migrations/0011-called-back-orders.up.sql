-- An order that a newer one has taken the place of; its payment is called back at the provider, after the commit.
alter table orders add column called_back_at timestamptz;

-- What does not add up by itself and an operator is to look at: one row a finding, open until somebody closes it.
create table order_differences (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('paid_after_call_back', 'return_withdrawn')),
  -- What was paid late; or how much the provider still says has gone back.
  amount_minor integer not null,
  noticed_at timestamptz not null,
  closed_at timestamptz,
  constraint order_differences_once unique (order_id, kind, amount_minor)
);
create index order_differences_open on order_differences (noticed_at) where closed_at is null;
