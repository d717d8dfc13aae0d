-- What the payment provider keeps of a member for the next order (spec §3, "saved card"). Never a card's number: brand, last four
-- digits and month are what its owner knows it by. The provider's names of customer and mandate are what it is charged by.
create table payment_customers (
  member_id uuid primary key references members (id),
  provider text not null,
  customer text not null,
  created_at timestamptz not null,
  constraint payment_customers_customer unique (provider, customer)
);

create table stored_methods (
  id uuid primary key,
  member_id uuid not null references members (id),
  provider text not null,
  mandate text not null,
  method text not null,
  brand text check (length(brand) between 1 and 40),
  last_digits text check (last_digits ~ '^[0-9]{2,4}$'),
  expires text check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  created_at timestamptz not null,
  used_at timestamptz not null,
  -- When the provider last said that it may be charged.
  checked_at timestamptz not null,
  constraint stored_methods_mandate unique (provider, mandate)
);
create index stored_methods_member on stored_methods (member_id);
create index stored_methods_checked on stored_methods (checked_at);

alter table orders
  -- The method is to be kept for the next order, once this one is paid.
  add column keeps boolean not null default false,
  -- What is charged; it may have been removed since. Null: its member pays on the provider's page.
  add column stored_method uuid,
  add column mandate text,
  add column failure text,
  add constraint orders_charge check ((stored_method is null) = (mandate is null));
-- Two charges of a member never move money at once, whatever a program does wrong.
create unique index orders_moving_charge on orders (member_id)
  where mandate is not null and state in ('created', 'processing');
