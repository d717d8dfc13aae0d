-- A place in the order of search tells on which day somebody was last here and nothing finer (readings, "last sign of life"): the
-- day in UTC, and within it a time of day dealt by member and day. Fictional profiles have nothing to hide, and keep the order in
-- which they were dealt.
create function search_rank(member uuid, seen timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select to_timestamp(floor(extract(epoch from seen) / 86400) * 86400
    + ('x' || substr(md5(member::text || floor(extract(epoch from seen) / 86400)::bigint::text), 1, 7))::bit(28)::integer % 86400)
$$;
update search_profiles s set ranked_at = search_rank(m.id, m.last_seen_at) from members m where m.id = s.member_id and not m.fictional;
