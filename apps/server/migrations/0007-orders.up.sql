create table orders (
  id uuid primary key,
  site_id uuid not null references sites (id),
  member_id uuid not null references members (id),
  bundle text not null,
  credits integer not null check (credits > 0),
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  method text not null,
  -- The idempotency key it was made with: asked again, the same order is answered.
  client_key text not null,
  discount_code text,
  state text not null,
  provider text not null,
  provider_payment text,
  checkout_url text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider is asked again of its own accord; a minute after it was made at the earliest.
  next_check_at timestamptz,
  constraint orders_provider_payment unique (provider, provider_payment),
  constraint orders_once unique (member_id, client_key)
);
create index orders_member on orders (member_id, created_at desc);
create index orders_unsettled on orders (created_at) where settled_at is null;

-- What happened to an order, in order; the way to prove why it stands as it does.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders (id),
  from_state text not null,
  to_state text not null,
  source text not null,
  created_at timestamptz not null
);
create index order_events_order on order_events (order_id, id);
