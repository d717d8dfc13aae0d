-- What was sent in the last day, for the limits of sending: how fast, to how many, and the same words to how many.
-- Rows live a day; they refer to nothing, so that a send locks nobody for it.
create table recent_sends (
  sender uuid not null,
  receiver uuid not null,
  sent_at timestamptz not null,
  -- A hash of what two messages that say the same have in common; null for a few words.
  words text,
  begins boolean not null
);
create index recent_sends_sender on recent_sends (sender, sent_at);
create index recent_sends_begun on recent_sends (sender, sent_at) where begins;
create index recent_sends_age on recent_sends using brin (sent_at);
