-- The list of chats is read by the day of the last message, and put in order within the day. By the moment itself each message was
-- written into every index of both sides' rows, anew, beside the rows (0 of 18,090 updates changed one in its place): now that happens
-- with the first message of a day.
alter table conversation_members
  add column last_message_day date not null generated always as ((last_message_at at time zone 'UTC')::date) stored;
alter table conversation_members set (fillfactor = 70);
drop index conversation_members_list;
drop index conversation_members_archived;
create index conversation_members_list on conversation_members (member_id, last_message_day desc)
  where not hidden and not archived;
create index conversation_members_archived on conversation_members (member_id, last_message_day desc)
  where not hidden and archived;
