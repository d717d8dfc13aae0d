-- A block ends a conversation for both: its row and its two sides are gone, so that nobody finds it, and this one holds what was
-- said together for a report that follows. The messages stay where they are, under its number.
create table ended_conversations (
  id uuid primary key,
  site_id uuid not null references sites (id),
  low_member uuid not null references members (id),
  high_member uuid not null references members (id),
  started_by uuid not null references members (id),
  last_seq integer not null,
  created_at timestamptz not null,
  ended_at timestamptz not null
);
-- The same two may have ended several.
create index ended_conversations_pair on ended_conversations (low_member, high_member);
create index ended_conversations_high on ended_conversations (high_member);
create index ended_conversations_ended on ended_conversations (ended_at);

-- What of an ended conversation its keeper could see: they may point at that in a report. Null where the messages are a copy.
alter table evidence add column first_seq integer, add column last_seq integer;
