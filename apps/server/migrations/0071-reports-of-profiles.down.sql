delete from reports where conversation_id is null;
alter table evidence alter column conversation_id set not null;
alter table reports alter column conversation_id set not null;
