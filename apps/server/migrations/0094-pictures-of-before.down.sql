-- What stands beside members is right without it as well; the columns go with 0093.
select 1;
