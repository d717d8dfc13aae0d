-- Rounds (clean-up, purge, reconciliation) run on one server at a time: who holds a round, and until when.
create table round_leases (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null
);
