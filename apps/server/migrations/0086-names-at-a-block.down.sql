alter table blocks drop column own_name;
