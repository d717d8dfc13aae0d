create or replace function ledger_transfer_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_postings where transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % does not sum to zero', new.transfer_id;
  end if;
  return null;
end $$;
drop table ledger_lot_postings;
drop table ledger_lots;
