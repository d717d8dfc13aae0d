-- What an index of search begins with has one width (decision 116): whoever is passed over is compared at places that are known
-- beforehand. Behind texts of any length each place had to be counted out anew, for each entry and each column.
-- Each of the three names one brand, one gender and one place, and stands for all of them.
drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
drop index search_profiles_die;
drop index search_profiles_verified;
drop index search_profiles_verified_country;
drop index search_profiles_order;
drop index search_profiles_country_order;
drop index search_profiles_verified_order;
drop index search_profiles_verified_country_order;

create function search_lane(site uuid, gender text, place text) returns uuid language sql immutable parallel safe as $$
  select md5(site::text || ' ' || gender || ' ' || place)::uuid
$$;
alter table search_profiles
  add column everywhere uuid generated always as (search_lane(site_id, gender, '')) stored,
  add column in_country uuid generated always as (search_lane(site_id, gender, country)) stored,
  add column in_region uuid generated always as (search_lane(site_id, gender, country || ' ' || region)) stored;

create index search_profiles_rank
  on search_profiles (everywhere, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where decade is not null;
create index search_profiles_country
  on search_profiles (in_country, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (sought) where decade is not null;
create index search_profiles_region
  on search_profiles (in_region, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (sought) where decade is not null;
create index search_profiles_die
  on search_profiles (everywhere, die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where die is not null;
create index search_profiles_verified
  on search_profiles (everywhere, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified and decade is not null;
create index search_profiles_verified_country
  on search_profiles (in_country, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where verified and decade is not null;

create index search_profiles_order
  on search_profiles (everywhere, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where everywhere is not null;
create index search_profiles_country_order
  on search_profiles (in_country, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where in_country is not null;
create index search_profiles_verified_order
  on search_profiles (everywhere, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified;
create index search_profiles_verified_country_order
  on search_profiles (in_country, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where verified and in_country is not null;
