-- What members were called before they changed their username, until when. For 30 days a report keeps it beside the name of now, so that
-- it says who somebody was when they wrote (decision 139).
create table former_names (
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  until timestamptz not null
);
create index former_names_member on former_names (member_id);
create index former_names_until on former_names (until);
