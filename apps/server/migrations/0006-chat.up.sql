create table conversations (
  id uuid primary key,
  site_id uuid not null references sites (id),
  low_member uuid not null references members (id),
  high_member uuid not null references members (id),
  started_by uuid not null references members (id),
  last_seq integer not null default 0,
  created_at timestamptz not null,
  constraint conversations_pair unique (low_member, high_member),
  constraint conversations_order check (low_member < high_member)
);

-- How a conversation stands for each of its two members.
create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid not null references members (id),
  other_id uuid not null references members (id),
  unread integer not null default 0 check (unread >= 0),
  read_seq integer not null default 0,
  -- What the member removed: messages up to here are gone for them, the chat returns with the next one.
  cleared_seq integer not null default 0,
  hidden boolean not null default false,
  last_message_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_members_list on conversation_members (member_id, last_message_at desc, conversation_id desc)
  where not hidden;

create table messages (
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null,
  sender uuid not null,
  client_id text not null,
  kind text not null check (kind in ('text', 'photo', 'gift')),
  text text not null,
  cost integer not null,
  sent_at timestamptz not null,
  primary key (conversation_id, seq),
  constraint messages_once unique (conversation_id, sender, client_id)
) partition by hash (conversation_id);
create table messages_0 partition of messages for values with (modulus 8, remainder 0);
create table messages_1 partition of messages for values with (modulus 8, remainder 1);
create table messages_2 partition of messages for values with (modulus 8, remainder 2);
create table messages_3 partition of messages for values with (modulus 8, remainder 3);
create table messages_4 partition of messages for values with (modulus 8, remainder 4);
create table messages_5 partition of messages for values with (modulus 8, remainder 5);
create table messages_6 partition of messages for values with (modulus 8, remainder 6);
create table messages_7 partition of messages for values with (modulus 8, remainder 7);

-- Written before the e-mail address was confirmed: kept, then delivered and charged on confirmation.
create table waiting_messages (
  id uuid primary key,
  sender uuid not null references members (id) on delete cascade,
  receiver uuid not null references members (id) on delete cascade,
  client_id text not null,
  text text not null,
  free boolean not null,
  sent_at timestamptz not null,
  constraint waiting_messages_once unique (sender, client_id)
);

-- Every key a member has sent a message with, and what it stored; kept when the message is gone (a block takes the
-- conversation away), so that a repeated request is never charged again. No conversation yet: the message waits.
create table sent_keys (
  sender uuid not null references members (id) on delete cascade,
  client_id text not null,
  receiver uuid not null,
  conversation_id uuid,
  seq integer,
  primary key (sender, client_id)
);
