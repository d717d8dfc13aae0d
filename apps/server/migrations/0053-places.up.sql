-- Where search has a member: the middle of a cell of the map, in metres from the middle of the earth (decision 82). Nothing finer
-- is kept. `placed`: whether somebody has looked which cell it is, so that members of before are placed by a round.
alter table members
  add column cell_x integer,
  add column cell_y integer,
  add column cell_z integer,
  add column placed boolean not null default false;
alter table members alter column placed set default true;
update members set placed = true where country is null or city = '';
create index members_unplaced on members (id) where not placed;

-- A die has 50 km: near searches look into those around only, each in the order of search.
alter table search_profiles
  add column joined_on date not null default '1970-01-01',
  add column cell_x integer,
  add column cell_y integer,
  add column cell_z integer,
  add column die integer generated always as
    (((floor(cell_x / 50000.0)::integer + 128) * 256 + floor(cell_y / 50000.0)::integer + 128) * 256
      + floor(cell_z / 50000.0)::integer + 128) stored;
alter table search_profiles alter column joined_on drop default;
update search_profiles s set joined_on = (m.signup_at at time zone 'UTC')::date from members m where m.id = s.member_id;

drop index search_profiles_rank;
drop index search_profiles_country;
drop index search_profiles_region;
create index search_profiles_rank on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z);
create index search_profiles_country on search_profiles (site_id, gender, country, ranked_at desc, member_id desc)
  include (birth_date, region, fictional, joined_on, cell_x, cell_y, cell_z);
create index search_profiles_region on search_profiles (site_id, gender, country, region, ranked_at desc, member_id desc)
  include (birth_date, fictional, joined_on, cell_x, cell_y, cell_z);
create index search_profiles_die on search_profiles (site_id, gender, die, ranked_at desc, member_id desc)
  include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z) where die is not null;
