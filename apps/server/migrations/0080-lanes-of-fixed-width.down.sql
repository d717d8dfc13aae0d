drop index search_profiles_verified_country_order;
drop index search_profiles_verified_order;
drop index search_profiles_country_order;
drop index search_profiles_order;
drop index search_profiles_verified_country;
drop index search_profiles_verified;
drop index search_profiles_die;
drop index search_profiles_region;
drop index search_profiles_country;
drop index search_profiles_rank;
alter table search_profiles drop column everywhere, drop column in_country, drop column in_region;
drop function search_lane(uuid, text, text);
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
create index search_profiles_verified
  on search_profiles (site_id, gender, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified and decade is not null;
create index search_profiles_verified_country
  on search_profiles (site_id, gender, country, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where verified and decade is not null;
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
