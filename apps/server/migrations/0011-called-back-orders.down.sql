drop table order_differences;
alter table orders drop column called_back_at;
