drop index search_profiles_die;
drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
alter table search_profiles
  drop column die, drop column cell_x, drop column cell_y, drop column cell_z, drop column joined_on;
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc)
  include (birth_date, region, fictional);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc)
  include (birth_date, fictional);
drop index members_unplaced;
alter table members drop column placed, drop column cell_x, drop column cell_y, drop column cell_z;
