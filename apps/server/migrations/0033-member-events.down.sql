drop table member_events;
drop table member_event_numbers;
