drop table push_subscriptions;
drop table development_mails;
drop table idempotency_keys;
drop table outbox;
