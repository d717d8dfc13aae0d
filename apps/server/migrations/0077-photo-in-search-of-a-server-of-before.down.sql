drop trigger photo_in_new_search_profile on search_profiles;
drop function photo_in_new_search_profile();
