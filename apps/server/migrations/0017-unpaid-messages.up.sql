-- The message that a member pressed Send for last and that was refused for credits or the limit of free conversations: it
-- goes out with the order that is made for it (readings, "A message refused for credits or the limit"). One a member.
create table unpaid_messages (
  sender uuid primary key references members (id) on delete cascade,
  receiver uuid not null references members (id) on delete cascade,
  client_id text not null,
  -- Empty once it is sent: it stands in the conversation then.
  text text not null,
  refused_at timestamptz not null,
  kept_until timestamptz not null,
  order_id uuid references orders (id) on delete set null,
  sent_at timestamptz
);
create index unpaid_messages_receiver on unpaid_messages (receiver);
create index unpaid_messages_order on unpaid_messages (order_id) where order_id is not null;
