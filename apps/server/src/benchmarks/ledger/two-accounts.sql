\set from random(1, 100000)
\set to random(1, 100000)
begin;
update pgbench_accounts set abalance = abalance - 1 where aid = :from;
update pgbench_accounts set abalance = abalance + 1 where aid = :to;
insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, :from, -1, current_timestamp), (1, 1, :to, 1, current_timestamp);
commit;
