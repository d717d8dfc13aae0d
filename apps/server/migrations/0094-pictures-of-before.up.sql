-- The main photos of those who had one before the triggers of 0093. For as long as it takes (`docs/figures.md`) no member is written, and so no
-- photo changes, which would be overwritten with the one of before. Beside a server that runs, acts of members are refused after three
-- seconds, and so is whoever only looks, once a minute, since that is a sign of life; visitors are not. A weaker lock would meet acts the
-- other way round.
lock table members in exclusive mode;
update members m set picture_full = p.full_name, picture_thumb = p.thumb_name, picture_width = p.width, picture_height = p.height,
    picture_hash = p.thumb_hash
  from photos p where p.member_id = m.id and p.main and m.picture_full is distinct from p.full_name;
