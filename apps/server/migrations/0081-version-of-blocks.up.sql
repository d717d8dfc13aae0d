-- How often a block that concerns a member was made or taken away, in the member's own row: the session brings it, and who was
-- never concerned by one (0) is searched for without reading whom to leave out. It follows the acts that hold both members' rows.
alter table members add column blocks_version integer not null default 0;
update members m set blocks_version = 1
where exists (select 1 from blocks b where b.blocker = m.id) or exists (select 1 from blocks b where b.blocked = m.id);
