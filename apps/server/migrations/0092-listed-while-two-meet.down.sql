create or replace function list_likes_of_member() returns trigger language plpgsql as $$
begin
  update likes set listed = not listed
  where from_member = new.id and seen_at is null and listed is distinct from like_is_listed(from_member, to_member);
  return null;
end $$;

create or replace function list_likes_of_pair() returns trigger language plpgsql as $$
declare pair record;
begin
  pair := case when tg_op = 'DELETE' then old else new end;
  update likes set listed = not listed
  where ((from_member = pair.low_member and to_member = pair.high_member)
      or (from_member = pair.high_member and to_member = pair.low_member))
    and seen_at is null and listed is distinct from like_is_listed(from_member, to_member);
  return null;
end $$;
