-- Money that went back may come again: a refund fails, a charge-back is won. What an order says of it is then what the
-- provider said last, and which answer is the last one is told by the number of its asking.
alter table orders
  add column asks integer not null default 0,
  -- The number of the asking whose answer was taken in last.
  add column heard_ask integer not null default 0,
  -- How often what went back has changed; each change is a transfer of its own.
  add column back_moves integer not null default 0;

-- What was taken back with an order and given again is found by the order in its reference, `order:<id>:…`.
create index ledger_transfers_back on ledger_transfers (split_part(reference, ':', 2)) where kind in ('refund', 'reversal');
