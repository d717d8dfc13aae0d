drop table unpaid_messages;
