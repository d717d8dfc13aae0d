delete from order_differences where kind not in ('paid_after_call_back', 'return_withdrawn');
alter table order_differences
  drop constraint order_differences_of_something,
  drop constraint order_differences_once,
  drop column payment,
  drop column currency,
  drop column expected_minor,
  drop column explanation,
  drop column last_noticed_at;
drop index order_differences_open;
alter table order_differences
  drop column state,
  alter column order_id set not null,
  add constraint order_differences_kind_check check (kind in ('paid_after_call_back', 'return_withdrawn')),
  add constraint order_differences_once unique (order_id, kind, amount_minor);
create index order_differences_open on order_differences (noticed_at) where closed_at is null;
