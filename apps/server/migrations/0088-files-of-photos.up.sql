-- The very same file is not taken twice. A picture of hardly any contrast has no look by which it could be known again.
alter table photo_looks add column file_sha256 text;
