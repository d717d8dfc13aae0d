-- A file of a conversation is sent once a message names it, and stays so; until then it is counted and forgotten. Said in its
-- own row, since all that anybody has ever sent would else be looked through for what is not.
alter table conversation_media add column is_sent boolean not null default false;
update conversation_media p set is_sent = true
  from sent_keys k join messages m on m.conversation_id = k.conversation_id and m.seq = k.seq
  where k.sender = p.sender and k.client_id = p.client_id
    and coalesce(m.payload #>> '{photo,id}', m.payload #>> '{voice,id}') = p.id::text;
create index conversation_media_unsent on conversation_media (sender) where not is_sent;
drop index conversation_photos_used;
