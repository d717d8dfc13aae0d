alter table photos drop column thumb_hash;
