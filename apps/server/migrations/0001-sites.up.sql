-- A site is a brand: a domain with its own settings. One installation serves many.
create table companies (
  id uuid primary key,
  info jsonb not null
);

create table sites (
  id uuid primary key,
  domain text not null unique,
  is_default boolean not null default false,
  company_id uuid references companies (id),
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index sites_one_default on sites (is_default) where is_default;

-- Keys that all servers of an installation share and that nobody types: push keys, the key that signs addresses.
create table installation_secrets (
  name text primary key,
  value text not null
);
