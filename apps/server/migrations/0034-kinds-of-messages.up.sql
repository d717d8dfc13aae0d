-- What a message says that is of another kind than words: a gift's code, a photo, a voice message.
alter table messages add column payload jsonb,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('text', 'photo', 'gift', 'voice'));
alter table waiting_messages add column payload jsonb,
  drop constraint waiting_messages_kind_check,
  add constraint waiting_messages_kind_check check (kind in ('text', 'photo', 'gift', 'voice'));
alter table unpaid_messages add column payload jsonb,
  drop constraint unpaid_messages_kind_check,
  add constraint unpaid_messages_kind_check check (kind in ('text', 'photo', 'gift', 'voice'));
