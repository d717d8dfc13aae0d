-- Whom one has blocked is listed as they were called then: who has blocked back tells nothing new of themselves by it. Null where a
-- version of before has written while both ran.
alter table blocks add column name text;
update blocks set name = m.name from members m where m.id = blocks.blocked;

-- The same of an ended conversation, for the download of either side; as each was seen at the block, where that is kept.
alter table ended_conversations add column low_name text, add column high_name text;
update ended_conversations c set
  low_name = (select e.profile ->> 'name' from evidence e
    where e.conversation_id = c.id and e.about = c.low_member and e.last_seq is not null order by e.taken_at limit 1),
  high_name = (select e.profile ->> 'name' from evidence e
    where e.conversation_id = c.id and e.about = c.high_member and e.last_seq is not null order by e.taken_at limit 1);

-- From then on nobody reports it any more: its messages go some at a time, and its row with the last of them.
alter table ended_conversations add column given_up_at timestamptz;
