drop index blocks_blocked;
create index blocks_blocked on blocks (blocked);
drop index search_profiles_verified_country_order;
drop index search_profiles_verified_order;
drop index search_profiles_country_order;
drop index search_profiles_order;
drop index search_profiles_verified_country;
drop index search_profiles_verified;
drop index search_profiles_die;
drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
drop trigger photo_in_new_search_profile on search_profiles;
drop function photo_in_new_search_profile();
drop trigger photo_in_search_added on photos;
drop trigger photo_in_search_changed on photos;
drop trigger photo_in_search_removed on photos;
drop function photo_in_search();
alter table search_profiles drop column decade, drop column with_photo, drop column die;
alter table search_profiles add column die integer generated always as
  (((floor(cell_x / 50000.0)::integer + 128) * 256 + floor(cell_y / 50000.0)::integer + 128) * 256
    + floor(cell_z / 50000.0)::integer + 128) stored;
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc)
  include (birth_date, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc)
  include (birth_date, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);
create index search_profiles_die on search_profiles (site_id, gender, die, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought) where die is not null;
