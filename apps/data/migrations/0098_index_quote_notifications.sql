drop index concurrently if exists notification_quote_change;
create unique index concurrently notification_quote_change on notification (quote_id, event, person_id);
comment on index notification_quote_change is
  'A person is notified of an event of a quote once; finds the notifications of a quote that is opened or deleted.';
alter table notification validate constraint notification_quote;
alter table notification validate constraint notification_subject;
alter table notification validate constraint notification_event_check;
alter table notification validate constraint notification_role_check;
alter table notification_preference validate constraint notification_preference_event_check;
