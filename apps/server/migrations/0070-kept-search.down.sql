alter table members drop column last_search;
