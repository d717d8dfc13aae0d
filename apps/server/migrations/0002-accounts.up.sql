create table members (
  id uuid primary key,
  site_id uuid not null references sites (id),
  email text,
  name text not null,
  password_hash text,
  status text not null check (status in ('not_confirmed', 'active', 'disabled', 'deleted')),
  language text not null,
  birth_date date not null,
  gender text check (gender in ('male', 'female')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  search_gender text check (search_gender in ('male', 'female')),
  country text,
  region text not null default '',
  city text not null default '',
  about_me text not null default '',
  interests text[] not null default '{}',
  fictional boolean not null default false,
  automatic boolean not null default false,
  invisible boolean not null default false,
  premium boolean not null default false,
  started_conversations integer not null default 0,
  notifications_disabled text[] not null default '{}',
  tracking jsonb not null default '{}',
  signup_at timestamptz not null,
  confirmed_at timestamptz,
  last_seen_at timestamptz not null,
  constraint members_email unique (site_id, email),
  constraint members_reachable check (fictional or email is not null)
);

create table sessions (
  id uuid primary key,
  token_hash text not null unique,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_member on sessions (member_id);

create table member_tokens (
  token_hash text primary key,
  kind text not null check (kind in ('activate')),
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index member_tokens_member on member_tokens (member_id, kind);

create table login_failures (
  id uuid primary key,
  site_id uuid not null,
  account_hash text not null,
  address text not null,
  failed_at timestamptz not null
);
create index login_failures_account on login_failures (site_id, account_hash, failed_at);
create index login_failures_address on login_failures (address, failed_at);
