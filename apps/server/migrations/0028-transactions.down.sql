create index ledger_postings_account on ledger_postings (account_id);
drop index ledger_postings_moves;
drop index sent_keys_message;
alter table sent_keys drop column message_id;
