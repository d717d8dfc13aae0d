-- Conversations that their member has put away, or wants to hear nothing of. Archived as it stood at a time: a message after it
-- brings the conversation back by itself, unless it is muted.
alter table conversation_members
  add column muted boolean not null default false,
  add column archived_at timestamptz,
  add column archived boolean not null
    generated always as (archived_at is not null and (muted or archived_at >= last_message_at)) stored;
drop index conversation_members_list;
create index conversation_members_list on conversation_members (member_id, last_message_at desc, conversation_id desc)
  where not hidden and not archived;
create index conversation_members_archived on conversation_members (member_id, last_message_at desc, conversation_id desc)
  where not hidden and archived;

-- How many are archived, and what is unread in them, of what is counted at all: what is muted is not.
alter table member_totals
  add column archived integer not null default 0,
  add column archived_unread integer not null default 0;

create or replace function totals_follow_chats() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into member_totals as t (member_id, unread, shown_unread)
    select member_id, sum(unread), sum(shown_unread) from new_rows where not hidden and not muted
    group by member_id having sum(unread) <> 0 order by member_id
    on conflict (member_id) do update
      set unread = t.unread + excluded.unread, shown_unread = t.shown_unread + excluded.shown_unread;
  elsif tg_op = 'UPDATE' then
    insert into member_totals as t (member_id, unread, shown_unread, archived, archived_unread)
    select * from (
      select member_id, coalesce(sum(step * unread) filter (where not muted), 0),
        coalesce(sum(step * shown_unread) filter (where not muted), 0), coalesce(sum(step) filter (where archived), 0),
        coalesce(sum(step * unread) filter (where archived and not muted), 0)
      from (
        select 1 as step, member_id, unread, shown_unread, muted, archived from new_rows where not hidden
        union all select -1, member_id, unread, shown_unread, muted, archived from old_rows where not hidden) step
      group by member_id order by member_id) change (member_id, unread, shown, archived, archived_unread)
    where (unread, shown, archived, archived_unread) <> (0, 0, 0, 0)
    on conflict (member_id) do update
      set unread = t.unread + excluded.unread, shown_unread = t.shown_unread + excluded.shown_unread,
        archived = t.archived + excluded.archived, archived_unread = t.archived_unread + excluded.archived_unread;
  else
    update member_totals t set unread = t.unread - gone.unread, shown_unread = t.shown_unread - gone.shown,
      archived = t.archived - gone.archived, archived_unread = t.archived_unread - gone.archived_unread
    from (select member_id, coalesce(sum(unread) filter (where not muted), 0) as unread,
        coalesce(sum(shown_unread) filter (where not muted), 0) as shown, count(*) filter (where archived) as archived,
        coalesce(sum(unread) filter (where archived and not muted), 0) as archived_unread
      from old_rows where not hidden group by member_id) gone
    where t.member_id = gone.member_id;
  end if;
  return null;
end $$;
