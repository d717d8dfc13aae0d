-- In the order of acts, which lock a member before they change a photo. Who reads photos first and members then may meet it: one of both is
-- refused, and may be asked again.
lock table members in access exclusive mode;
drop trigger member_picture_added on photos;
drop trigger member_picture_changed on photos;
drop trigger member_picture_removed on photos;
drop function picture_of_member();
alter table members
  drop column picture_full,
  drop column picture_thumb,
  drop column picture_width,
  drop column picture_height,
  drop column picture_hash;
