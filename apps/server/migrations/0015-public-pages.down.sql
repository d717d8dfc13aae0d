drop index members_on_public_pages;

alter table members drop column on_public_pages;
