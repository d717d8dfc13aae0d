-- Whom each one looks for, beside what search filters by: nobody is found by a gender that they do not look for.
alter table search_profiles add column sought text;
update search_profiles s set sought = m.search_gender from members m where m.id = s.member_id and m.search_gender is not null;

drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
drop index search_profiles_die;
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc)
  include (birth_date, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc)
  include (birth_date, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);
create index search_profiles_die on search_profiles (site_id, gender, die, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought) where die is not null;
