drop table sent_keys;
drop table waiting_messages;
drop table messages;
drop table conversation_members;
drop table conversations;
