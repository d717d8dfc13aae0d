-- What must follow a commit (mail, push, answers of automatic members), written in that very transaction.
create table outbox (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_due on outbox (run_at) where failed_at is null;

-- The same key with the same body gets the same answer; with another body it is refused.
create table idempotency_keys (
  scope text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Mails that were not sent because no mail server is set; shown at /dev/outbox in development.
create table development_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null
);

create table push_subscriptions (
  endpoint text primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- The browser is told as long as the member is logged in there, and no longer.
  session_id uuid not null references sessions (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_member on push_subscriptions (member_id);
create index push_subscriptions_session on push_subscriptions (session_id);
