-- Each photo is looked at by people (decision 100); those of before wait as well.
alter table photos
  -- What operators call it.
  add column number bigint generated always as identity,
  add column moderation text not null default 'waiting' check (moderation in ('waiting', 'approved', 'refused')),
  add column refusal text,
  add column judged_at timestamptz,
  add column judged_by text,
  -- Others are not shown it: refused, or more than its owner may show. The main photo never is.
  add column hidden boolean not null default false,
  add constraint photos_main_is_shown check (not (main and hidden)),
  add constraint photos_refused_is_hidden check (moderation <> 'refused' or hidden);
create unique index photos_number on photos (number);
create index photos_waiting on photos (created_at) where moderation = 'waiting';

-- Whoever is not premium any more kept all of them so far.
update photos p set hidden = true
from (
  select x.id, row_number() over (partition by x.member_id order by x.main desc, x.position, x.id) as place,
    m.premium, m.fictional
  from photos x join members m on m.id = x.member_id) counted
where counted.id = p.id and not counted.premium and not counted.fictional and counted.place > 3 and not p.main;
