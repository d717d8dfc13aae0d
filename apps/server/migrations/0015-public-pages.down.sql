drop index search_profiles_fictional_country;

drop index search_profiles_fictional;

drop index members_on_public_pages;

alter table members drop column on_public_pages;
