-- contracts 0097_quote_notifications.sql
-- The lists of events and roles become longer. A row can be about an advisory, the end of security updates, or a security
-- report; a job writes it, so nobody is its actor, and a report belongs to no organisation. The previous version joins
-- the actor and the record and skips such rows.
alter table notification alter column organisation_id drop not null;
alter table notification alter column actor_id drop not null;
alter table notification add column advisory_id uuid;
alter table notification add column support_notice_id uuid;
alter table notification add column report_step_id uuid;
comment on column notification.organisation_id is 'Null for a security report, which belongs to the service.';
comment on column notification.actor_id is 'The person who caused the event; null for one that a job found.';
comment on column notification.advisory_id is 'The advisory that affects machines of the organisation; null for others.';
comment on column notification.support_notice_id is 'The end of security updates that it is about; null for others.';
comment on column notification.report_step_id is 'The security report that is due; null for others.';
comment on table notification is
  'A notification of one person in the portal, about a ticket, an order, a quote, their machines or a security report. A '
  'row is written in the transaction of the event, together with the mail in the outbox, and deleted after 90 days.';
comment on column notification.role is
  'Why the person is notified: opener, contact or follower of the ticket, the person who sent the order or requested the '
  'quote, user of the machines, or agent of the service.';

alter table notification add constraint notification_advisory foreign key (advisory_id, organisation_id)
  references advisory_notice (advisory_id, organisation_id) on delete cascade not valid;
alter table notification add constraint notification_support foreign key (support_notice_id, organisation_id)
  references support_notice (id, organisation_id) on delete cascade not valid;
alter table notification add constraint notification_report foreign key (report_step_id)
  references security_report_step on delete cascade not valid;
alter table notification drop constraint notification_subject;
alter table notification add constraint notification_subject check (
  num_nonnulls(ticket_id, order_id, quote_id, advisory_id, support_notice_id, report_step_id) = 1
  and (ticket_id is null) = (ticket_event_id is null)
  and (order_id is null) = (order_version is null)
  and (report_step_id is null) = (organisation_id is not null)
  and (actor_id is null) = (num_nonnulls(ticket_id, order_id, quote_id) = 0)) not valid;
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check
  check (event ~ '^(ticket|order|quote|advisory|support|report)-[a-z]{1,20}$') not valid;
alter table notification drop constraint notification_role_check;
alter table notification add constraint notification_role_check
  check (role in ('opener', 'contact', 'follower', 'orderer', 'requester', 'machine-user', 'agent')) not valid;
alter table notification_preference drop constraint notification_preference_event_check;
alter table notification_preference add constraint notification_preference_event_check
  check (event ~ '^(ticket|order|quote|advisory|support|report)-[a-z]{1,20}$') not valid;
