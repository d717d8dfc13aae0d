-- What an attack found that was gone through for what does not match (decision 154). Both tables get the same orders.
-- Who is verified, near by: of each die all who are verified anywhere were passed over, 0.5 s of the database where they are some thousands.
create index search_profiles_verified_die
  on search_profiles (everywhere, die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified and die is not null;
create index search_profiles_verified_small_die
  on search_profiles (everywhere, small_die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region, sought) where verified and small_die is not null;

-- Near by and in a country, which may be another one: of the circle all others were passed over.
create index search_profiles_country_die
  on search_profiles (in_country, die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region, sought) where in_country is not null and die is not null;

-- Who looks for their own gender, or for everybody: whom somebody who looks for their own is shown. They are few in a world of many.
create index search_profiles_own_order
  on search_profiles (everywhere, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region) where sought is null or sought = gender;
create index search_profiles_own_country_order
  on search_profiles (in_country, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region) where (sought is null or sought = gender) and in_country is not null;
create index search_profiles_own_rank
  on search_profiles (everywhere, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region) where (sought is null or sought = gender) and decade is not null;
create index search_profiles_own_country
  on search_profiles (in_country, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (region) where (sought is null or sought = gender) and in_country is not null and decade is not null;
create index search_profiles_own_region
  on search_profiles (in_region, decade, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  where (sought is null or sought = gender) and in_region is not null and decade is not null;
create index search_profiles_own_die
  on search_profiles (everywhere, die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region) where (sought is null or sought = gender) and die is not null;
create index search_profiles_own_small_die
  on search_profiles (everywhere, small_die, ranked_at desc, member_id desc,
    birth_date, joined_on, fictional, verified, with_photo, cell_x, cell_y, cell_z)
  include (country, region) where (sought is null or sought = gender) and small_die is not null;

do $$
declare made text;
begin
  for made in
    select indexdef from pg_indexes
    where tablename = 'search_profiles' and schemaname = current_schema()
      and indexname ~ '^search_profiles_(verified_die|verified_small_die|country_die|own_.*)$'
  loop
    execute replace(made, 'search_profiles', 'search_profiles_here');
  end loop;
end $$;
