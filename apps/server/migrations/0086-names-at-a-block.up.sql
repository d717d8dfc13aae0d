-- What who blocks was called then: whoever is blocked is told that name, and not what the other has called themselves since
-- (decision 113). Null of blocks of before, and where a version of before has written while both ran: the name of now stands for it.
alter table blocks add column own_name text;
