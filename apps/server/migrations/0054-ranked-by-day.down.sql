update search_profiles s set ranked_at = m.last_seen_at from members m where m.id = s.member_id;
drop function search_rank(uuid, timestamptz);
