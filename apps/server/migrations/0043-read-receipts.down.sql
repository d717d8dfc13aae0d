drop trigger receipt_of_begun on conversation_members;
drop trigger receipt_of_read on conversation_members;
drop function receipt_follows_reading();
alter table conversation_members drop column receipt_seq;
alter table members drop column read_receipts;
