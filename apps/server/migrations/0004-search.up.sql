-- One narrow row for each member who can be found, kept by the transactions that change a profile.
create table search_profiles (
  member_id uuid primary key references members (id) on delete cascade,
  site_id uuid not null,
  gender text not null,
  country text not null,
  region text not null,
  birth_date date not null,
  fictional boolean not null,
  ranked_at timestamptz not null
);
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc);

create table likes (
  id uuid primary key,
  from_member uuid not null references members (id) on delete cascade,
  to_member uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz,
  constraint likes_once unique (from_member, to_member)
);
create index likes_received on likes (to_member, created_at desc, id desc);
create index likes_sent on likes (from_member, created_at desc, id desc);
create index likes_new on likes (to_member) where seen_at is null;

create table blocks (
  blocker uuid not null references members (id) on delete cascade,
  blocked uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker, blocked)
);
create index blocks_blocked on blocks (blocked);
