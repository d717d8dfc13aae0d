drop index search_profiles_was_new;
drop index search_profiles_country_new;
drop index search_profiles_new;
alter table search_profiles drop column is_new;
