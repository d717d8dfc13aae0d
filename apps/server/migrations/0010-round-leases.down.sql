drop table round_leases;
