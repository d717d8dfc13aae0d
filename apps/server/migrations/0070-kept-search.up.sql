-- The search that a member made last, as in an address: on another device it is the same one.
alter table members add column last_search text not null default '';
