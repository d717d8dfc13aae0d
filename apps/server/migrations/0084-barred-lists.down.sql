drop trigger barred_lists_of_added on blocks;
drop trigger barred_lists_of_gone on blocks;
drop function barred_lists_follow_blocks();
drop function sieve_of(bigint[]);
drop function barred_of(uuid);
drop table barred_lists;
