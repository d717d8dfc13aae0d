-- A message may answer an earlier one of its conversation, and its sender may take it back: a line stays, without its words.
alter table messages add column answer_to integer, add column removed_at timestamptz;
alter table waiting_messages add column answer_to integer;
alter table unpaid_messages add column answer_to integer;

-- How a member finds a message, by a code; one of each member.
create table message_reactions (
  conversation_id uuid not null,
  seq integer not null,
  member_id uuid not null references members (id) on delete cascade,
  code text not null,
  primary key (conversation_id, seq, member_id),
  foreign key (conversation_id, seq) references messages (conversation_id, seq) on delete cascade
);
create index message_reactions_member on message_reactions (member_id);
