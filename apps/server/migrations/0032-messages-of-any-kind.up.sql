-- What waits to be sent is of a kind as what was sent: of text until now.
alter table waiting_messages add column kind text not null default 'text' check (kind in ('text', 'photo', 'gift'));
alter table unpaid_messages add column kind text not null default 'text' check (kind in ('text', 'photo', 'gift'));
