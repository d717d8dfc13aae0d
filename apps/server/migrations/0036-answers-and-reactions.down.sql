drop table message_reactions;
alter table unpaid_messages drop column answer_to;
alter table waiting_messages drop column answer_to;
alter table messages drop column removed_at, drop column answer_to;
