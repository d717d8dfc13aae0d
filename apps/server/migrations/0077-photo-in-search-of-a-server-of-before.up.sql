-- A server of before migration 74 may run beside this one during a deploy. It writes a search profile anew with each edit and knows nothing
-- of `with_photo`: whoever has a main photo would be found without one until the next change of it.
create function photo_in_new_search_profile() returns trigger language plpgsql as $$
begin
  new.with_photo := exists (select 1 from photos p where p.member_id = new.member_id and p.main);
  return new;
end $$;
create trigger photo_in_new_search_profile before insert on search_profiles
  for each row when (not new.with_photo) execute function photo_in_new_search_profile();
update search_profiles s set with_photo = true
  where not s.with_photo and exists (select 1 from photos p where p.member_id = s.member_id and p.main);
