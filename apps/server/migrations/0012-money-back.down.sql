-- Refused by the constraints below while somebody owes credits: a debt that is booked is not forgotten by going back.
delete from ledger_accounts a
  where kind = 'receivable' and not exists (select 1 from ledger_postings p where p.account_id = a.id);
drop index ledger_accounts_site;
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_member,
  drop constraint ledger_accounts_owner,
  drop constraint ledger_accounts_balance;
alter table ledger_accounts
  add constraint ledger_accounts_kind_check check (kind in ('member', 'sales', 'grants', 'spending', 'refunds')),
  add constraint ledger_accounts_member unique (member_id),
  add constraint ledger_accounts_owner check ((kind = 'member') = (member_id is not null)),
  add constraint ledger_accounts_balance check (
    (kind = 'member' and balance is not null and balance >= 0) or (kind <> 'member' and balance is null)
  );
create unique index ledger_accounts_site on ledger_accounts (site_id, kind) where kind <> 'member';
alter table orders drop column charged_back_minor, drop column refunded_minor;
