-- How a person gets in, stays in control and leaves.

alter table members
  add column auto_like boolean not null default false,
  -- What is to be told, by kind and channel; a missing one takes the product's default.
  add column notification_preferences jsonb not null default '{}',
  -- A break: the profile is hidden and nothing is sent until the member comes back.
  add column paused_at timestamptz,
  -- Set while the account waits for its purge; what it was before follows from confirmed_at.
  add column deleted_at timestamptz,
  add column delete_reason text,
  -- An offer to stay, made in the deletion flow: a percentage off the next order until that time.
  add column stay_discount_until timestamptz;

-- A purged member is a row without a person: conversations and the ledger still refer to it.
alter table members drop constraint members_status_check;
alter table members add constraint members_status_check
  check (status in ('not_confirmed', 'active', 'disabled', 'deleted', 'purged'));
alter table members drop constraint members_reachable;
alter table members add constraint members_reachable
  check (fictional or status = 'purged' or email is not null);
alter table members alter column birth_date drop not null;
alter table members add constraint members_birth_date
  check (status = 'purged' or birth_date is not null);
create index members_to_purge on members (deleted_at) where status = 'deleted';

alter table sessions
  -- Stays logged in for 30 days; otherwise until the browser is closed, a day at most.
  add column remembered boolean not null default true,
  -- What the member recognises a browser by, such as 'Firefox' and 'Windows'.
  add column browser text not null default '',
  add column system text not null default '',
  add column last_seen_at timestamptz not null default now();

-- Single use, hashed, expiring. The payload holds what the act needs (a new e-mail address, the one before).
alter table member_tokens add column payload jsonb not null default '{}';
alter table member_tokens drop constraint member_tokens_kind_check;
alter table member_tokens add constraint member_tokens_kind_check check (kind in (
  'activate', 'password_reset', 'mail_change', 'mail_undo', 'sign_in', 'reactivate', 'second_factor'
));

-- A browser that somebody logged in from before: wrong guesses from elsewhere do not keep its owner out.
create table known_devices (
  token_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index known_devices_member on known_devices (member_id);

-- What may happen only so often (mails to one address, links asked for from one address), by a hash of whom it is about.
create table limited_acts (
  id uuid primary key,
  act text not null,
  subject text not null,
  done_at timestamptz not null
);
create index limited_acts_subject on limited_acts (act, subject, done_at);
create index limited_acts_age on limited_acts (done_at);

create table passkeys (
  credential_id text primary key,
  member_id uuid not null references members (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_member on passkeys (member_id);

-- A challenge is answered once; the member is null for a login, where nobody knows yet who it is.
create table passkey_challenges (
  challenge text primary key,
  member_id uuid references members (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);

-- The one-time codes of an authenticator app (RFC 6238).
create table one_time_codes (
  member_id uuid primary key references members (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: none is accepted twice.
  last_step bigint
);
create table recovery_codes (
  code_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  used_at timestamptz
);
create index recovery_codes_member on recovery_codes (member_id);
