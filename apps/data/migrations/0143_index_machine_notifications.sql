drop index concurrently if exists notification_advisory_person;
create unique index concurrently notification_advisory_person on notification (advisory_id, person_id);
comment on index notification_advisory_person is
  'A person is notified of an advisory once, also as a member of several organisations.';
drop index concurrently if exists notification_support_person;
create unique index concurrently notification_support_person on notification (support_notice_id, person_id);
comment on index notification_support_person is 'A person is notified of a notice once.';
drop index concurrently if exists notification_report_person;
create unique index concurrently notification_report_person on notification (report_step_id, person_id);
comment on index notification_report_person is
  'An agent is notified of a deadline once; a changed deadline deletes the notifications of the earlier one.';
alter table notification validate constraint notification_advisory;
alter table notification validate constraint notification_support;
alter table notification validate constraint notification_report;
alter table notification validate constraint notification_subject;
alter table notification validate constraint notification_event_check;
alter table notification validate constraint notification_role_check;
alter table notification_preference validate constraint notification_preference_event_check;
