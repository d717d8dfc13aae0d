alter table orders drop column ask_again_at, drop column asked_at;
