-- Search reads what it asks for and little beside it, however many others there are (decision 106). Ages: each decade of birth
-- stands in an order of its own (`birthDecades` in the domain reckons the same); those before and after stand with the first and last.
drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
drop index search_profiles_die;
-- It is never null, and may be: what is asked without a decade then can not be planned off these indexes, which have no order for it.
alter table search_profiles add column decade smallint generated always as
  (least(greatest(floor(extract(year from birth_date) / 10), 193), 199)::smallint) stored;

-- Dice of 25 km instead of 50: where people live close together fewer of others are passed over. Circles are read up to 50 km by them.
alter table search_profiles drop column die;
alter table search_profiles add column die integer generated always as
  (((floor(cell_x / 25000.0)::integer + 256) * 512 + floor(cell_y / 25000.0)::integer + 256) * 512
    + floor(cell_z / 25000.0)::integer + 256) stored;

-- Whether there is a main photo, which search asked of another table for each member. Whoever writes a profile or changes a photo need
-- not know of it: a server of before may run beside this one during a deploy.
alter table search_profiles add column with_photo boolean not null default false;
update search_profiles s set with_photo = true from photos p where p.member_id = s.member_id and p.main;
create function photo_in_search() returns trigger language plpgsql as $$
begin
  update search_profiles s set with_photo = not s.with_photo
    where s.member_id = coalesce(new.member_id, old.member_id)
      and s.with_photo <> exists (select 1 from photos p where p.member_id = s.member_id and p.main);
  return null;
end $$;
create trigger photo_in_search_added after insert on photos
  for each row when (new.main) execute function photo_in_search();
create trigger photo_in_search_changed after update of main on photos
  for each row when (new.main is distinct from old.main) execute function photo_in_search();
create trigger photo_in_search_removed after delete on photos
  for each row when (old.main) execute function photo_in_search();
create function photo_in_new_search_profile() returns trigger language plpgsql as $$
begin
  new.with_photo := exists (select 1 from photos p where p.member_id = new.member_id and p.main);
  return new;
end $$;
create trigger photo_in_new_search_profile before insert on search_profiles
  for each row when (not new.with_photo) execute function photo_in_new_search_profile();

-- What comes after the order is looked at in the index itself: an entry that does not match costs a tenth of one that is handed on.
create index search_profiles_rank
  on search_profiles (site_id, gender, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where decade is not null;
create index search_profiles_country
  on search_profiles (site_id, gender, country, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where decade is not null;
create index search_profiles_region
  on search_profiles (site_id, gender, country, region, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (sought) where decade is not null;
create index search_profiles_die
  on search_profiles (site_id, gender, die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where die is not null;
-- Of the few who are verified nobody else's entry is read; for who is not, nothing is written here.
create index search_profiles_verified
  on search_profiles (site_id, gender, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified and decade is not null;
create index search_profiles_verified_country
  on search_profiles (site_id, gender, country, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where verified and decade is not null;

-- Of all ages one order is read instead of a lane each. Of everywhere it can not be planned off that of a country, which is none of it.
create index search_profiles_order
  on search_profiles (site_id, gender, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought);
create index search_profiles_country_order
  on search_profiles (site_id, gender, country, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where country is not null;
create index search_profiles_verified_order
  on search_profiles (site_id, gender, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified;
create index search_profiles_verified_country_order
  on search_profiles (site_id, gender, country, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where verified and country is not null;

-- Who is blocked is read with every list: off the index alone.
drop index blocks_blocked;
create index blocks_blocked on blocks (blocked, blocker);
