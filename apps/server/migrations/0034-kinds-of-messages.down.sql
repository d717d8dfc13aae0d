delete from messages where kind = 'voice';
delete from waiting_messages where kind <> 'text';
delete from unpaid_messages where kind <> 'text';
alter table messages drop column payload,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('text', 'photo', 'gift'));
alter table waiting_messages drop column payload,
  drop constraint waiting_messages_kind_check,
  add constraint waiting_messages_kind_check check (kind in ('text', 'photo', 'gift'));
alter table unpaid_messages drop column payload,
  drop constraint unpaid_messages_kind_check,
  add constraint unpaid_messages_kind_check check (kind in ('text', 'photo', 'gift'));
