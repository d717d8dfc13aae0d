-- The swipe game: whom a member has decided on, the day whose likes are counted, and the zone whose midnight ends it.
alter table members add column time_zone text;

create table swipe_days (
  member_id uuid primary key references members (id) on delete cascade,
  ends_at timestamptz not null,
  time_zone text not null,
  likes integer not null
);

create table swipes (
  member_id uuid not null references members (id) on delete cascade,
  other_id uuid not null references members (id) on delete cascade,
  decision text not null check (decision in ('like', 'pass')),
  decided_at timestamptz not null,
  -- Which decision is the newest, also of two at the same moment.
  number bigint generated always as identity,
  primary key (member_id, other_id)
);
create index swipes_newest on swipes (member_id, number desc);
create index swipes_other on swipes (other_id);
create index swipes_decided on swipes (decided_at);
