delete from waiting_messages where kind <> 'text';
delete from unpaid_messages where kind <> 'text';
alter table waiting_messages drop column kind;
alter table unpaid_messages drop column kind;
