-- The main photos of those who had one before the triggers of 0093. Whoever writes a member waits meanwhile, and so no photo changes, which
-- would be overwritten with the one of before; whoever only reads does not wait.
lock table members in exclusive mode;
update members m set picture_full = p.full_name, picture_thumb = p.thumb_name, picture_width = p.width, picture_height = p.height,
    picture_hash = p.thumb_hash
  from photos p where p.member_id = m.id and p.main and m.picture_full is distinct from p.full_name;
