-- Up to where a member on a break is shown a conversation: where it stood when the break began, or the member's own last
-- message since. It counts only while the break lasts; what stands behind it appears by the end of the break itself.
alter table conversation_members add column shown_seq integer not null default 0;
update conversation_members mine set shown_seq = c.last_seq
  from conversations c, members me
  where c.id = mine.conversation_id and me.id = mine.member_id and me.paused_at is not null;
