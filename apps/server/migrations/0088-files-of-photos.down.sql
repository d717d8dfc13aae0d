alter table photo_looks drop column file_sha256;
