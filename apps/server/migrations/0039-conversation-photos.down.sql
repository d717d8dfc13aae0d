drop index evidence_photos;
drop index evidence_messages_photo;
delete from messages where kind = 'photo';
delete from waiting_messages where kind = 'photo';
delete from unpaid_messages where kind = 'photo';
drop table conversation_photos;
