alter table orders drop column kept_as;
