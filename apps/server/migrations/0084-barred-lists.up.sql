-- Whom a member is not shown in a list (whom they have blocked, who has blocked them, themselves), as every search looks them up: hashed
-- and in order (decision 133). Made of the blocks whenever they change; nobody without one has a row.
create table barred_lists (
  member_id uuid primary key references members (id) on delete cascade,
  marks float8[] not null,
  -- 8192 bits, of which that of each hash is set: most who are looked up are in no list, and one bit tells it.
  sieve bytea not null
);
-- Up to some nine hundred stand in the row itself: a list that is kept apart takes two more look-ups. Nothing is packed, since it would be
-- unpacked at each look.
alter table barred_lists alter column marks set storage main, alter column sieve set storage plain;
alter table barred_lists set (toast_tuple_target = 8160);

create function barred_of(member uuid) returns setof bigint language sql stable as $$
  select uuid_hash_extended(member, 0)
  union select uuid_hash_extended(b.blocked, 0) from blocks b where b.blocker = member
  union select uuid_hash_extended(b.blocker, 0) from blocks b where b.blocked = member
$$;

create function sieve_of(hashes bigint[]) returns bytea language plpgsql immutable as $$
declare
  sieve bytea := decode(repeat('00', 1024), 'hex');
  hash bigint;
begin
  foreach hash in array hashes loop
    sieve := set_bit(sieve, hash & 8191, 1);
  end loop;
  return sieve;
end $$;

create function barred_lists_follow_blocks() returns trigger language plpgsql as $$
declare
  concerned uuid[] := array(select blocker from changed union select blocked from changed order by 1);
begin
  -- Each list is locked, all in one order, before the blocks are read for it: what two who block at once have written is then in it. Made
  -- and locked in one statement: one that goes with the last block of somebody else's act, while this one waits for it, is made anew.
  insert into barred_lists as kept (member_id, marks, sieve)
    select id, '{}', '' from members where id = any(concerned) order by id
    on conflict (member_id) do update set marks = kept.marks where false;
  update barred_lists set marks = array(select hash::float8 from unnest(hashes) hash order by 1), sieve = sieve_of(hashes)
    from (select id, array(select barred_of(id)) as hashes from unnest(concerned) id) each
    where member_id = id;
  delete from barred_lists where member_id = any(concerned) and cardinality(marks) = 1;
  return null;
end $$;
create trigger barred_lists_of_added after insert on blocks
  referencing new table as changed for each statement execute function barred_lists_follow_blocks();
create trigger barred_lists_of_gone after delete on blocks
  referencing old table as changed for each statement execute function barred_lists_follow_blocks();

insert into barred_lists (member_id, marks, sieve)
  select id, array(select hash::float8 from unnest(hashes) hash order by 1), sieve_of(hashes)
  from (select id, array(select barred_of(id)) as hashes
    from (select blocker as id from blocks union select blocked from blocks) concerned) each;
