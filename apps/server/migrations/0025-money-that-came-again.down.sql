drop index ledger_transfers_back;
alter table orders drop column asks, drop column heard_ask, drop column back_moves;
