-- Several orders may name one refused message (a second try in another tab): whichever is paid first sends it. So the order
-- says which message goes out with it, and one that an order names is not replaced by the next one that is refused.
alter table orders add column message_key text;
update orders set message_key = unpaid_messages.client_id from unpaid_messages where unpaid_messages.order_id = orders.id;
alter table unpaid_messages drop column order_id;
alter table unpaid_messages drop constraint unpaid_messages_pkey;
alter table unpaid_messages add primary key (sender, client_id);
-- The one that was refused last: it is offered with the next order.
alter table unpaid_messages add column is_last boolean not null default true;
