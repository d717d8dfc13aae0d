drop table evidence_messages;
drop table evidence;
drop table reports;
