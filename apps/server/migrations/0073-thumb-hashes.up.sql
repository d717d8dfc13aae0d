-- What stands in a photo's place until it is there: 25 bytes from its pixels (ThumbHash), in base64. None of photos of before.
alter table photos add column thumb_hash text check (length(thumb_hash) between 8 and 40);
