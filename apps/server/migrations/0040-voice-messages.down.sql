drop index evidence_messages_voice;
delete from messages where kind = 'voice';
delete from waiting_messages where kind = 'voice';
delete from unpaid_messages where kind = 'voice';
delete from conversation_media where kind = 'voice';
alter table conversation_media
  drop constraint conversation_media_of_kind,
  drop column kind,
  drop column seconds,
  alter column width set not null,
  alter column height set not null,
  alter column tint set not null,
  alter column small_name set not null;
alter table conversation_media rename constraint conversation_media_once to conversation_photos_once;
alter table conversation_media rename to conversation_photos;
