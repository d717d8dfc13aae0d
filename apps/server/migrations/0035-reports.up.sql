-- What members report of each other, as a case that an operator works on.
create table reports (
  id uuid primary key,
  site_id uuid not null references sites (id),
  -- The number that a person can read out.
  receipt text not null unique,
  reporter uuid not null references members (id),
  reported uuid not null references members (id),
  -- Refers to nothing: a block takes the conversation away.
  conversation_id uuid not null,
  category text not null check (category in
    ('money', 'fake_profile', 'harassment', 'indecent_picture', 'under_age', 'advertising', 'other')),
  words text not null,
  state text not null default 'open' check (state in ('open', 'in_review', 'closed')),
  outcome text check (outcome in ('no_breach', 'warned', 'content_removed', 'account_closed')),
  -- The operators' own.
  note text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (outcome is not null and closed_at is not null))
);
create index reports_reporter on reports (reporter, created_at);
create index reports_reported on reports (reported);
create index reports_state on reports (state, created_at);
create index reports_closed on reports (closed_at) where closed_at is not null;

-- What one member saw of another at a moment, copied so that no block, deletion or purge takes it away. Without a report it was
-- kept at a block, for a report that follows.
create table evidence (
  id uuid primary key,
  site_id uuid not null references sites (id),
  report_id uuid references reports (id) on delete cascade,
  keeper uuid not null references members (id),
  about uuid not null references members (id),
  conversation_id uuid not null,
  taken_at timestamptz not null,
  profile jsonb not null
);
create index evidence_report on evidence (report_id);
create index evidence_about on evidence (about);
create index evidence_keeper on evidence (keeper, conversation_id);
create index evidence_unreported on evidence (taken_at) where report_id is null;

create table evidence_messages (
  evidence_id uuid not null references evidence (id) on delete cascade,
  seq integer not null,
  message_id uuid not null,
  sender uuid not null references members (id),
  kind text not null,
  text text not null,
  sent_at timestamptz not null,
  -- Whatever else its kind has stored.
  details jsonb not null,
  -- The report is about this one; the others stand around it.
  is_reported boolean not null,
  primary key (evidence_id, seq)
);
create index evidence_messages_sender on evidence_messages (sender);
