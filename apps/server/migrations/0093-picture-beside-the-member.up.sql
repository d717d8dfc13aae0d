-- What a card shows of somebody stands in one row: looking up the main photo of each of 25 people in a table of a million was a sixth of
-- what the database did for a page of search (decision 166). Triggers write it, so that whoever changes a photo need not know of it: a
-- server of before may run beside this one during a deploy. Those who have a photo already get it with the next migration: this one
-- keeps everybody from reading members.
alter table members
  add column picture_full text,
  add column picture_thumb text,
  add column picture_width integer,
  add column picture_height integer,
  add column picture_hash text;
-- A photo never goes over to another member.
create function picture_of_member() returns trigger language plpgsql as $$
declare
  whose uuid := coalesce(new.member_id, old.member_id);
  main record;
begin
  select p.full_name, p.thumb_name, p.width, p.height, p.thumb_hash into main from photos p where p.member_id = whose and p.main;
  update members m set picture_full = main.full_name, picture_thumb = main.thumb_name, picture_width = main.width,
      picture_height = main.height, picture_hash = main.thumb_hash
    where m.id = whose and (m.picture_full, m.picture_thumb, m.picture_width, m.picture_height, m.picture_hash)
      is distinct from (main.full_name, main.thumb_name, main.width, main.height, main.thumb_hash);
  return null;
end $$;
-- By name they come before those by which a photo is known to search (`photo_in_search_…`): a member is locked before the row of the search.
create trigger member_picture_added after insert on photos
  for each row when (new.main) execute function picture_of_member();
create trigger member_picture_changed after update of main, full_name, thumb_name, width, height, thumb_hash on photos
  for each row when (new.main or old.main) execute function picture_of_member();
create trigger member_picture_removed after delete on photos
  for each row when (old.main) execute function picture_of_member();
