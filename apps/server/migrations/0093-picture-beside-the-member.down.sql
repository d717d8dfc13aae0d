drop trigger picture_added on photos;
drop trigger picture_changed on photos;
drop trigger picture_removed on photos;
drop function picture_of_member();
alter table members
  drop column picture_full,
  drop column picture_thumb,
  drop column picture_width,
  drop column picture_height,
  drop column picture_hash;
