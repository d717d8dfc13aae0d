drop table order_events;
drop table orders;
