drop index search_profiles_die;
drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
alter table search_profiles drop column verified;
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc)
  include (birth_date, region, fictional, joined_on, cell_x, cell_y, cell_z);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc)
  include (birth_date, fictional, joined_on, cell_x, cell_y, cell_z);
create index search_profiles_die on search_profiles (site_id, gender, die, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z) where die is not null;
alter table members drop constraint members_verified_person, drop column verified;
