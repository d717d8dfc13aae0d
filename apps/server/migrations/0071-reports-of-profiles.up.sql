-- A profile can be reported by who has never written to its member.
alter table reports alter column conversation_id drop not null;
alter table evidence alter column conversation_id drop not null;
