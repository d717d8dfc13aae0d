drop index search_profiles_small_die;
alter table search_profiles drop column small_die;
