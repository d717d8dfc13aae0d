alter table blocks drop column blocker_name;
