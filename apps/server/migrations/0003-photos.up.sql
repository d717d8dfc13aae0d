-- Four renditions of a photo, each under a name of its own that can not be derived from the others:
-- the open ones have public addresses, the locked ones only addresses signed for one viewer.
create table photos (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position integer not null,
  main boolean not null default false,
  width integer not null,
  height integer not null,
  full_name text not null,
  thumb_name text not null,
  blurred_name text not null,
  blurred_thumb_name text not null,
  created_at timestamptz not null
);
create index photos_member on photos (member_id, position);
create unique index photos_one_main on photos (member_id) where main;
