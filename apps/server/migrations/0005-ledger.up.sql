-- Double-entry ledger of credits. Every transfer is two or more postings that sum to zero; postings are never changed.
-- Only members' accounts carry a balance: it is written in the same statement sequence as its postings. The site's own
-- accounts (sales, grants, spending, refunds) are summed when asked, so that they are no queue for all members.
create table ledger_accounts (
  id uuid primary key,
  site_id uuid not null references sites (id),
  kind text not null check (kind in ('member', 'sales', 'grants', 'spending', 'refunds')),
  member_id uuid,
  balance bigint,
  constraint ledger_accounts_member unique (member_id),
  constraint ledger_accounts_owner check ((kind = 'member') = (member_id is not null)),
  constraint ledger_accounts_balance check (
    (kind = 'member' and balance is not null and balance >= 0) or (kind <> 'member' and balance is null)
  )
);
create unique index ledger_accounts_site on ledger_accounts (site_id, kind) where kind <> 'member';

create table ledger_transfers (
  id uuid primary key,
  kind text not null check (kind in ('purchase', 'grant', 'spend', 'refund', 'lapse', 'reversal')),
  reference text not null,
  created_at timestamptz not null,
  constraint ledger_transfers_once unique (kind, reference)
);

create table ledger_postings (
  transfer_id uuid not null references ledger_transfers (id),
  account_id uuid not null references ledger_accounts (id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index ledger_postings_account on ledger_postings (account_id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name;
end $$;
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_is_append_only();
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function ledger_is_append_only();

create function ledger_transfer_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_postings where transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % does not sum to zero', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_transfer_balances();
