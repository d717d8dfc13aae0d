alter table members drop column blocks_version;
