delete from unpaid_messages where not is_last;
alter table unpaid_messages drop column is_last;
alter table unpaid_messages drop constraint unpaid_messages_pkey;
alter table unpaid_messages add primary key (sender);
alter table unpaid_messages add column order_id uuid references orders (id) on delete set null;
create index unpaid_messages_order on unpaid_messages (order_id) where order_id is not null;
alter table orders drop column message_key;
