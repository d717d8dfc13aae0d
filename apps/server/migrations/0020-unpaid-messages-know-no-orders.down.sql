update outbox set payload = jsonb_build_object('order', paid.id)
from (
  select distinct on (member_id, message_key) id, member_id, message_key from orders
  where message_key is not null and settled_at is not null
  order by member_id, message_key, settled_at desc
) as paid
where outbox.kind = 'chat.unpaid' and paid.member_id::text = outbox.payload ->> 'sender'
  and paid.message_key = outbox.payload ->> 'clientId';
alter table unpaid_messages drop column is_ordered;
