create or replace function totals_follow_chats() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into member_totals as t (member_id, unread, shown_unread)
    select member_id, sum(unread), sum(shown_unread) from new_rows where not hidden
    group by member_id having sum(unread) <> 0 order by member_id
    on conflict (member_id) do update
      set unread = t.unread + excluded.unread, shown_unread = t.shown_unread + excluded.shown_unread;
  elsif tg_op = 'UPDATE' then
    insert into member_totals as t (member_id, unread, shown_unread)
    select member_id, sum(unread), sum(shown) from (
      select member_id, unread, shown_unread as shown from new_rows where not hidden
      union all select member_id, -unread, -shown_unread from old_rows where not hidden) change
    group by member_id having sum(unread) <> 0 or sum(shown) <> 0 order by member_id
    on conflict (member_id) do update
      set unread = t.unread + excluded.unread, shown_unread = t.shown_unread + excluded.shown_unread;
  else
    update member_totals t set unread = t.unread - gone.unread, shown_unread = t.shown_unread - gone.shown
    from (select member_id, sum(unread) as unread, sum(shown_unread) as shown from old_rows where not hidden
      group by member_id having sum(unread) <> 0) gone
    where t.member_id = gone.member_id;
  end if;
  return null;
end $$;
update conversation_members set muted = false where muted;
update member_totals t set unread = s.unread, shown_unread = s.shown from (
  select member_id, sum(unread) as unread, sum(shown_unread) as shown from conversation_members where not hidden
  group by member_id) s where s.member_id = t.member_id;
alter table member_totals drop column archived, drop column archived_unread;
drop index conversation_members_archived;
drop index conversation_members_list;
alter table conversation_members drop column archived, drop column archived_at, drop column muted;
create index conversation_members_list on conversation_members (member_id, last_message_at desc, conversation_id desc)
  where not hidden;
