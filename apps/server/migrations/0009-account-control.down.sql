drop table recovery_codes;
drop table one_time_codes;
drop table passkey_challenges;
drop table passkeys;
drop table limited_acts;
drop table known_devices;
delete from member_tokens where kind <> 'activate';
alter table member_tokens drop constraint member_tokens_kind_check;
alter table member_tokens add constraint member_tokens_kind_check check (kind in ('activate'));
alter table member_tokens drop column payload;
alter table sessions
  drop column remembered,
  drop column browser,
  drop column system,
  drop column last_seen_at;
drop index members_to_purge;
-- What was purged stays purged: such a row goes on as a deleted one, with an address that nobody has.
update members set status = 'deleted', birth_date = '1900-01-01', email = id || '@purged.invalid'
  where status = 'purged';
alter table members drop constraint members_birth_date;
alter table members alter column birth_date set not null;
alter table members drop constraint members_reachable;
alter table members add constraint members_reachable check (fictional or email is not null);
alter table members drop constraint members_status_check;
alter table members add constraint members_status_check
  check (status in ('not_confirmed', 'active', 'disabled', 'deleted'));
alter table members
  drop column auto_like,
  drop column notification_preferences,
  drop column paused_at,
  drop column deleted_at,
  drop column delete_reason,
  drop column stay_discount_until;
