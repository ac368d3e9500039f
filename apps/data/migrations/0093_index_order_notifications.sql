drop index concurrently if exists notification_order_change;
create unique index concurrently notification_order_change on notification (order_id, order_version, person_id);
comment on index notification_order_change is
  'A person is notified of a change of an order once; finds the notifications of an order that is opened or deleted.';
alter table notification validate constraint notification_order;
alter table notification validate constraint notification_subject;
alter table notification validate constraint notification_event_check;
alter table notification validate constraint notification_role_check;
alter table notification_preference validate constraint notification_preference_event_check;
