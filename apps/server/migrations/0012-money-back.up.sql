-- Money that went back at the provider. What the member had spent by then stands on a receivable account of theirs: its
-- balance is at most 0 and says how many credits are owed. Both accounts of a member carry a balance, since nobody but
-- their member waits for them.
alter table orders
  -- In all, as the provider last said; they never fall.
  add column refunded_minor integer not null default 0 check (refunded_minor >= 0),
  add column charged_back_minor integer not null default 0 check (charged_back_minor >= 0);

alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_member,
  drop constraint ledger_accounts_owner,
  drop constraint ledger_accounts_balance;
alter table ledger_accounts
  add constraint ledger_accounts_kind_check
    check (kind in ('member', 'receivable', 'sales', 'grants', 'spending', 'refunds')),
  add constraint ledger_accounts_member unique (member_id, kind),
  add constraint ledger_accounts_owner check ((kind in ('member', 'receivable')) = (member_id is not null)),
  add constraint ledger_accounts_balance check (
    case kind
      when 'member' then balance is not null and balance >= 0
      when 'receivable' then balance is not null and balance <= 0
      else balance is null
    end
  );
drop index ledger_accounts_site;
create unique index ledger_accounts_site on ledger_accounts (site_id, kind) where member_id is null;
