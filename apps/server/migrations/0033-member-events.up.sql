-- What members are told over their live connections, numbered for each of them in the transaction of the act: a browser that has
-- missed something says the last number it has seen. Words of messages are not kept here, only where they stand.
create table member_event_numbers (
  member_id uuid primary key references members (id) on delete cascade,
  last_number bigint not null check (last_number > 0)
);
create table member_events (
  member_id uuid not null,
  number bigint not null,
  event jsonb not null,
  at timestamptz not null,
  primary key (member_id, number)
);
-- Rows come in the order of time and go by it.
create index member_events_at on member_events using brin (at);
