drop table order_disputes;
drop table settlement_entries;
drop table settlements;
