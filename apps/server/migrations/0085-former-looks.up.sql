-- What photos looked like that are on a profile no longer: removed, or another picture since they were cropped. For 30 days they are known
-- again where they are sent in as a selfie (decision 137).
create table former_looks (
  member_id uuid not null references members (id) on delete cascade,
  look bit(128) not null,
  gone_at timestamptz not null
);
create index former_looks_member on former_looks (member_id);
create index former_looks_gone on former_looks (gone_at);

-- A selfie is compared once more when it is sent in and when it is judged, mirrored as well. Null of those that were taken in before, and
-- where a version of before has written while both ran.
alter table verification_selfies add column mirrored bit(128);
