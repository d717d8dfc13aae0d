-- As a block kept it before: what each side saw, the newest 200, beside which nothing is left.
insert into evidence_messages (evidence_id, seq, message_id, sender, kind, text, sent_at, details, is_reported)
  select e.id, m.seq, m.id, m.sender, coalesce(said.kind, m.kind), coalesce(said.text, m.text), m.sent_at,
    coalesce(said.details, '{}'::jsonb) || jsonb_strip_nulls(to_jsonb(m) - array['conversation_id', 'seq', 'id', 'sender', 'client_id',
      'kind', 'text', 'cost', 'sent_at']), false
  from evidence e
  join messages m on m.conversation_id = e.conversation_id and m.seq between greatest(e.first_seq, e.last_seq - 199) and e.last_seq
  left join lateral (
    select k.kind, k.text, k.details from evidence o join evidence_messages k on k.evidence_id = o.id
    where m.removed_at is not null and o.keeper = e.keeper and o.conversation_id = e.conversation_id and k.message_id = m.id
    order by o.taken_at limit 1) said on true
  where e.report_id is null;
delete from conversation_media p using messages m, ended_conversations e
  where m.conversation_id = e.id and p.id::text = coalesce(m.payload #>> '{photo,id}', m.payload #>> '{voice,id}');
delete from messages m using ended_conversations e where m.conversation_id = e.id;
alter table evidence drop column first_seq, drop column last_seq;
drop table ended_conversations;
