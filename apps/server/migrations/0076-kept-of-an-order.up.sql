-- What is kept of an order's payment for the next one, so that its page can say so. Null again once that is removed.
alter table orders add column kept_as uuid references stored_methods (id) on delete set null;
create index orders_kept_as on orders (kept_as) where kept_as is not null;
