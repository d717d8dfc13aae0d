-- What photos look like, to know the same picture again; no row: nobody has looked yet, null: all one colour.
create table photo_looks (
  photo_id uuid primary key references photos (id) on delete cascade,
  look bit(128)
);

-- The check of a member's main photo against selfies (decision 83), one a member.
create table verifications (
  member_id uuid primary key references members (id) on delete cascade,
  -- What operators call it; drawn anew with the poses.
  number bigint generated always as identity unique,
  photo_id uuid not null,
  state text not null check (state in ('asked', 'submitted', 'verified', 'refused', 'withdrawn')),
  first_pose text not null,
  second_pose text not null,
  expires_at timestamptz not null,
  submitted_at timestamptz,
  opened_at timestamptz,
  opened_by text,
  judged_at timestamptz,
  judged_by text,
  reason text
);
create index verifications_waiting on verifications (submitted_at) where state = 'submitted';

create table verification_selfies (
  member_id uuid not null references verifications (member_id),
  pose text not null,
  name text not null,
  look bit(128) not null,
  taken_at timestamptz not null,
  primary key (member_id, pose)
);
create index verification_selfies_name on verification_selfies (name);
