-- Whether a member may stand on pages that everybody sees, such as the home page; nobody does who has not said so.
alter table members add column on_public_pages boolean not null default false;

-- Whom the home page may show: few of many.
create index members_on_public_pages on members (site_id) where on_public_pages;

-- And its fictional profiles, however few they are among many people.
create index search_profiles_fictional on search_profiles (site_id, gender, ranked_at desc, member_id desc)
  where fictional;
create index search_profiles_fictional_country
  on search_profiles (site_id, gender, country, ranked_at desc, member_id desc) where fictional;
