-- What a member has answered the match finder, so that coming back goes on with it; `answered`: so many of the questions.
create table match_wishes (
  member_id uuid primary key references members (id) on delete cascade,
  gender text check (gender in ('female', 'male')),
  min_age smallint not null,
  max_age smallint not null,
  reach text not null,
  interests text[] not null,
  answered smallint not null
);
