drop index photos_waiting;
drop index photos_number;
alter table photos
  drop constraint photos_refused_is_hidden, drop constraint photos_main_is_shown,
  drop column hidden, drop column judged_by, drop column judged_at, drop column refusal, drop column moderation, drop column number;
