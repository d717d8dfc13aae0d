-- What an order says of a refused message stands with the message: the chat reads no orders.
alter table unpaid_messages add column is_ordered boolean not null default false;
update unpaid_messages set is_ordered = true
from orders
where orders.member_id = unpaid_messages.sender and orders.message_key = unpaid_messages.client_id;
update outbox set payload = jsonb_build_object('sender', orders.member_id, 'clientId', orders.message_key)
from orders
where outbox.kind = 'chat.unpaid' and orders.id::text = outbox.payload ->> 'order' and orders.message_key is not null;
