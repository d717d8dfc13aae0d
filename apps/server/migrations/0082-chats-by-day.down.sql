drop index conversation_members_list;
drop index conversation_members_archived;
alter table conversation_members reset (fillfactor);
alter table conversation_members drop column last_message_day;
create index conversation_members_list on conversation_members (member_id, last_message_at desc, conversation_id desc)
  where not hidden and not archived;
create index conversation_members_archived on conversation_members (member_id, last_message_at desc, conversation_id desc)
  where not hidden and archived;
