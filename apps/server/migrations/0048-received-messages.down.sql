alter table conversation_members drop column received_seq;
