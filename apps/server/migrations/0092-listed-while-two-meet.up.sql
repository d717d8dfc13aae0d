-- A first message between two and the break of one of them, at one moment: neither saw the other, and a like of who is on the break stood
-- in the list and was not counted. They wait for each other now. A lock of its own, since each of two who write to each other first holds
-- their own row; shared, for these two not to wait for one another.
create or replace function list_likes_of_member() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(41, hashtext(new.id::text));
  update likes set listed = not listed
  where from_member = new.id and seen_at is null and listed is distinct from like_is_listed(from_member, to_member);
  return null;
end $$;

create or replace function list_likes_of_pair() returns trigger language plpgsql as $$
declare pair record;
begin
  pair := case when tg_op = 'DELETE' then old else new end;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(41, hashtext(pair.low_member::text));
    perform pg_advisory_xact_lock_shared(41, hashtext(pair.high_member::text));
  end if;
  update likes set listed = not listed
  where ((from_member = pair.low_member and to_member = pair.high_member)
      or (from_member = pair.high_member and to_member = pair.low_member))
    and seen_at is null and listed is distinct from like_is_listed(from_member, to_member);
  return null;
end $$;
