-- Photos of conversations, private to the two: taken in before the message is sent, under its key. Which message it became is
-- what the key has stored (`sent_keys`); what showing it takes stands in the message's payload as well.
create table conversation_photos (
  id uuid primary key,
  sender uuid not null references members (id),
  receiver uuid not null references members (id),
  client_id text not null,
  -- Of the posted file: one key is for one file.
  sha256 text not null,
  width integer not null,
  height integer not null,
  -- The colour of its place until it is there.
  tint text not null,
  full_name text not null,
  small_name text not null,
  -- When it came, or was last named by a send.
  used_at timestamptz not null,
  constraint conversation_photos_once unique (sender, client_id)
);
create index conversation_photos_receiver on conversation_photos (receiver, sender);
create index conversation_photos_used on conversation_photos (used_at);
-- Whether a file is still in use.
create index conversation_photos_full on conversation_photos (full_name);
create index conversation_photos_small on conversation_photos (small_name);
create index evidence_messages_photo on evidence_messages ((details #>> '{payload,photo,full_name}'))
  where details #>> '{payload,photo,full_name}' is not null;
create index evidence_photos on evidence using gin ((profile -> 'photos') jsonb_path_ops);
