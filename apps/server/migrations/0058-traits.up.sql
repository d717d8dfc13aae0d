-- What members say of themselves in one word each (spec §3), null for what they do not say.
alter table members
  add column relationship_status text check (relationship_status in
    ('single', 'in_relationship', 'open_relationship', 'married', 'separated', 'divorced', 'widowed')),
  add column body_type text check (body_type in
    ('slim', 'athletic', 'average', 'curvy', 'full_figured', 'muscular', 'other')),
  add column hair_color text check (hair_color in ('blonde', 'brown', 'black', 'red', 'grey', 'white', 'bald', 'other')),
  add column eye_color text check (eye_color in ('blue', 'brown', 'green', 'grey', 'hazel', 'other'));
