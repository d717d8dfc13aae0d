-- How many messages a member has not read and how many likes are new, in one row of each member's own. It follows the rows that
-- it counts, in the statement that changes them, so that no act can forget it; nothing is summed where it is read.

-- Of what is unread, what stands up to `shown_seq`: all that a member on a break is told of. Beyond the place nothing has to be
-- counted at the return, and a line that was taken back behind it leaves no hole in the count.
alter table conversation_members add column shown_unread integer not null default 0 check (shown_unread >= 0);
with counted as (
  select s.conversation_id, s.member_id, count(m.seq) as unread, count(m.seq) filter (where m.seq <= s.shown_seq) as shown
  from conversation_members s
  join members me on me.id = s.member_id and me.paused_at is not null
  left join messages m on m.conversation_id = s.conversation_id and m.seq > s.read_seq and m.sender <> s.member_id
    and m.removed_at is null
  where s.unread > 0
  group by s.conversation_id, s.member_id)
update conversation_members s set unread = c.unread, shown_unread = c.shown
  from counted c where c.conversation_id = s.conversation_id and c.member_id = s.member_id;

-- A like that is listed: its sender is there, and not hidden by a break from whom they have not met.
alter table likes add column listed boolean not null default false;

create table member_totals (
  member_id uuid primary key references members (id) on delete cascade,
  unread integer not null default 0,
  -- What of it is told on a break.
  shown_unread integer not null default 0,
  new_likes integer not null default 0
) with (fillfactor = 70);

create function like_is_listed(liker uuid, liked uuid) returns boolean language sql stable as $$
  select m.status = 'active' and (m.paused_at is null or exists (
    select 1 from conversations c where c.low_member = least(liker, liked) and c.high_member = greatest(liker, liked)))
  from members m where m.id = liker
$$;

update likes set listed = like_is_listed(from_member, to_member);

insert into member_totals (member_id, unread, shown_unread, new_likes)
  select member_id, sum(unread), sum(shown), sum(likes) from (
    select member_id, unread, shown_unread as shown, 0 as likes from conversation_members where not hidden and unread > 0
    union all
    select to_member, 0, 0, 1 from likes where listed and seen_at is null) counted
  group by member_id;

-- Rows of totals are locked in the order of their members, behind everything but the numbers of events.
create function totals_follow_chats() returns trigger language plpgsql as $$
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
create trigger totals_of_begun after insert on conversation_members
  referencing new table as new_rows for each statement execute function totals_follow_chats();
create trigger totals_of_changed after update on conversation_members
  referencing old table as old_rows new table as new_rows for each statement execute function totals_follow_chats();
create trigger totals_of_gone after delete on conversation_members
  referencing old table as old_rows for each statement execute function totals_follow_chats();

create function totals_follow_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into member_totals as t (member_id, new_likes)
    select to_member, count(*) from new_rows where listed and seen_at is null group by to_member order by to_member
    on conflict (member_id) do update set new_likes = t.new_likes + excluded.new_likes;
  elsif tg_op = 'UPDATE' then
    insert into member_totals as t (member_id, new_likes)
    select to_member, sum(step) from (
      select to_member, 1 as step from new_rows where listed and seen_at is null
      union all select to_member, -1 from old_rows where listed and seen_at is null) change
    group by to_member having sum(step) <> 0 order by to_member
    on conflict (member_id) do update set new_likes = t.new_likes + excluded.new_likes;
  else
    update member_totals t set new_likes = t.new_likes - gone.likes
    from (select to_member, count(*) as likes from old_rows where listed and seen_at is null group by to_member) gone
    where t.member_id = gone.to_member;
  end if;
  return null;
end $$;
create trigger totals_of_new_likes after insert on likes
  referencing new table as new_rows for each statement execute function totals_follow_likes();
create trigger totals_of_changed_likes after update on likes
  referencing old table as old_rows new table as new_rows for each statement execute function totals_follow_likes();
create trigger totals_of_gone_likes after delete on likes
  referencing old table as old_rows for each statement execute function totals_follow_likes();

-- The sender's row is held, so that a break that begins at the same moment finds the like.
create function list_like() returns trigger language plpgsql as $$
begin
  perform 1 from members where id = new.from_member for share;
  new.listed := coalesce(like_is_listed(new.from_member, new.to_member), false);
  return new;
end $$;
create trigger like_listed before insert on likes for each row execute function list_like();

create function list_likes_of_member() returns trigger language plpgsql as $$
begin
  update likes set listed = not listed
  where from_member = new.id and seen_at is null and listed is distinct from like_is_listed(from_member, to_member);
  return null;
end $$;
create trigger likes_follow_member after update of status, paused_at on members for each row
  when (old.status is distinct from new.status or (old.paused_at is null) is distinct from (new.paused_at is null))
  execute function list_likes_of_member();

-- Who has met is seen also on a break.
create function list_likes_of_pair() returns trigger language plpgsql as $$
declare pair record;
begin
  pair := case when tg_op = 'DELETE' then old else new end;
  update likes set listed = not listed
  where ((from_member = pair.low_member and to_member = pair.high_member)
      or (from_member = pair.high_member and to_member = pair.low_member))
    and seen_at is null and listed is distinct from like_is_listed(from_member, to_member);
  return null;
end $$;
create trigger likes_follow_pair after insert or delete on conversations for each row execute function list_likes_of_pair();

-- What the totals were summed over.
drop index conversation_members_unread;
