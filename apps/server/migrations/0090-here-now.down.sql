drop trigger search_profile_here_too on search_profiles;
drop function search_profile_here_too();
drop table search_profiles_here;
