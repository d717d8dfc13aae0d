-- What a member's list of transactions is read by: whom a message went to is known by its key, also after a block took the
-- conversation away, and the movements of one account stand in the order they were made.
alter table sent_keys add column message_id uuid;
update sent_keys set message_id = messages.id
  from messages where messages.conversation_id = sent_keys.conversation_id and messages.seq = sent_keys.seq;
create index sent_keys_message on sent_keys (message_id) where message_id is not null;

create index ledger_postings_moves on ledger_postings (account_id, transfer_id);
drop index ledger_postings_account;
