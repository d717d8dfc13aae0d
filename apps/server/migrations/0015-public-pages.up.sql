-- Whether a member may stand on pages that everybody sees, such as the home page; nobody does who has not said so.
alter table members add column on_public_pages boolean not null default false;

-- Whom the home page may show: few of many.
create index members_on_public_pages on members (site_id) where on_public_pages;
