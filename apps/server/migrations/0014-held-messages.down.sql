alter table conversation_members drop column shown_seq;
