-- Who is here now has orders of their own (decision 153): off those of everybody all who had been here on that day were looked up.
-- A copy of the rows of `search_profiles`, of whoever is seen as here. It is written when somebody comes and when they have gone, and
-- not by the signs of life between.
create table search_profiles_here (
  like search_profiles,
  primary key (member_id),
  foreign key (member_id) references search_profiles on delete cascade
);

-- The same orders, whichever there are: a search reads either table with the same text.
do $$
declare made text;
begin
  for made in
    select indexdef from pg_indexes
    where tablename = 'search_profiles' and schemaname = current_schema()
      and indexname not in ('search_profiles_pkey', 'search_profiles_was_new') and indexname not like '%fictional%'
  loop
    execute replace(made, 'search_profiles', 'search_profiles_here');
  end loop;
end $$;

-- The copy stays one, whoever changes the row. For whom it is made and taken away, the server knows.
create function search_profile_here_too() returns trigger language plpgsql as $$
begin
  delete from search_profiles_here where member_id = new.member_id;
  if found then insert into search_profiles_here values (new.*); end if;
  return null;
end $$;
create trigger search_profile_here_too after update on search_profiles
  for each row execute function search_profile_here_too();

-- Who has gone meanwhile is taken out by the round.
insert into search_profiles_here
  select s.* from search_profiles s join members m on m.id = s.member_id
  where m.last_seen_at > now() - interval '10 minutes' and (m.automatic or not m.fictional);
