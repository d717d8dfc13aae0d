-- Dice of 10 km for who is looked for within 10 km (decision 132): of those of 25 km nine of ten who are read were too far.
alter table search_profiles add column small_die integer generated always as
  (((floor(cell_x / 10000.0)::integer + 640) * 1280 + floor(cell_y / 10000.0)::integer + 640) * 1280
    + floor(cell_z / 10000.0)::integer + 640) stored;
create index search_profiles_small_die
  on search_profiles (everywhere, small_die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where small_die is not null;
