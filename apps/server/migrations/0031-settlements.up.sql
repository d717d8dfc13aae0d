-- What a provider has paid out to the bank, and what each payout is made up of. A payout that was paid does not change: it is
-- read once, with its entries, and compared with the orders from here.
create table settlements (
  id text primary key,
  provider text not null,
  -- As it stands on the bank statement.
  reference text not null,
  state text not null check (state in ('paid_out', 'failed')),
  amount_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What the provider has kept for itself.
  costs_minor bigint not null,
  settled_at timestamptz not null
);
create index settlements_day on settlements (settled_at);

create table settlement_entries (
  settlement_id text not null references settlements (id),
  -- The provider's id of the payment, refund or charge-back.
  entry text not null,
  kind text not null check (kind in ('payment', 'refund', 'charge_back')),
  payment text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (settlement_id, entry)
);
create index settlement_entries_payment on settlement_entries (payment);

-- What payers' banks have asked about or taken of an order's payment, and how that stands.
create table order_disputes (
  order_id uuid not null references orders (id),
  -- The provider's id of it.
  dispute text not null,
  -- Null where the provider says a state that is not known.
  state text check (state in ('asked', 'taken', 'defended', 'lost', 'won', 'dropped')),
  amount_minor bigint not null,
  -- The bank's own code.
  reason text,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (order_id, dispute)
);
