-- What is said aloud in a conversation is taken in as photos are.
alter table conversation_photos rename to conversation_media;
alter table conversation_media rename constraint conversation_photos_once to conversation_media_once;
alter table conversation_media
  add column kind text not null default 'photo' check (kind in ('photo', 'voice')),
  add column seconds real,
  alter column width drop not null,
  alter column height drop not null,
  alter column tint drop not null,
  alter column small_name drop not null,
  add constraint conversation_media_of_kind check (case kind
    when 'photo' then num_nonnulls(width, height, tint, small_name) = 4
    else seconds is not null end);
alter table conversation_media alter column kind drop default;
create index evidence_messages_voice on evidence_messages ((details #>> '{payload,voice,full_name}'))
  where details #>> '{payload,voice,full_name}' is not null;
