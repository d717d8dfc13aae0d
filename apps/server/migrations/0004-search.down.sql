drop table blocks;
drop table likes;
drop table search_profiles;
