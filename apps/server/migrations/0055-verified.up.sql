-- Members whose main photo people have compared with two selfies (decision 83). Nobody is behind a fictional profile, so it never is.
alter table members
  add column verified boolean not null default false,
  add constraint members_verified_person check (not (verified and fictional));
alter table search_profiles add column verified boolean not null default false;

drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
drop index search_profiles_die;
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc)
  include (birth_date, region, fictional, joined_on, cell_x, cell_y, cell_z, verified);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc)
  include (birth_date, fictional, joined_on, cell_x, cell_y, cell_z, verified);
create index search_profiles_die on search_profiles (site_id, gender, die, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified) where die is not null;
