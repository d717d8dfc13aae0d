-- What the total of unread messages is summed over: only the conversations that have some.
create index conversation_members_unread on conversation_members (member_id) include (unread)
  where not hidden and unread > 0;
