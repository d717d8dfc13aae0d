create index conversation_photos_used on conversation_media (used_at);
drop index conversation_media_unsent;
alter table conversation_media drop column is_sent;
