drop table swipes;
drop table swipe_days;
alter table members drop column time_zone;
