alter table ended_conversations drop column given_up_at, drop column low_name, drop column high_name;
alter table blocks drop column name;
