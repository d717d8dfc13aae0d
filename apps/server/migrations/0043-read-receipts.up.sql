-- Who does not want others to see what they have read does not see it of them either.
alter table members add column read_receipts boolean not null default true;

-- How far the other member may know that this one has read. It follows `read_seq` only while its member lets it: what was read in
-- the meantime stays untold when they change their mind.
alter table conversation_members add column receipt_seq integer not null default 0;
update conversation_members set receipt_seq = read_seq where read_seq > 0;

create function receipt_follows_reading() returns trigger language plpgsql as $$
begin
  if (select m.read_receipts from members m where m.id = new.member_id) then
    new.receipt_seq := new.read_seq;
  end if;
  return new;
end $$;
create trigger receipt_of_read before update of read_seq on conversation_members for each row
  when (new.read_seq > old.read_seq) execute function receipt_follows_reading();
create trigger receipt_of_begun before insert on conversation_members for each row
  when (new.read_seq > 0) execute function receipt_follows_reading();
