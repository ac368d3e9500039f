-- contracts 0050_notifications.sql
-- The lists of events and roles become longer, and a row can be about an order instead of a ticket. The previous version
-- joins the ticket and skips such rows.
alter table notification alter column ticket_id drop not null;
alter table notification alter column ticket_event_id drop not null;
alter table notification add column order_id uuid;
alter table notification add column order_version integer;
comment on column notification.order_id is 'The order that it is about; null for a ticket.';
comment on column notification.order_version is
  'The version of the order after its change. A person is notified of a change once.';
comment on table notification is
  'A notification of one person about a ticket or an order in the portal. A row is written in the transaction of the '
  'event, together with the mail in the outbox, and deleted after 90 days.';
comment on column notification.event is 'The event, such as ticket-answered or order-sent; the rules are in the domain.';
comment on column notification.role is
  'Why the person is notified: opener, contact or follower of the ticket, or the person who sent the order.';

alter table notification add constraint notification_order foreign key (order_id, organisation_id)
  references order_request (id, organisation_id) on delete cascade not valid;
alter table notification add constraint notification_subject check (
  (ticket_id is not null and ticket_event_id is not null and order_id is null and order_version is null)
  or (ticket_id is null and ticket_event_id is null and order_id is not null and order_version is not null)) not valid;
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check
  check (event ~ '^(ticket|order)-[a-z]{1,20}$') not valid;
alter table notification drop constraint notification_role_check;
alter table notification add constraint notification_role_check
  check (role in ('opener', 'contact', 'follower', 'orderer')) not valid;
alter table notification_preference drop constraint notification_preference_event_check;
alter table notification_preference add constraint notification_preference_event_check
  check (event ~ '^(ticket|order)-[a-z]{1,20}$') not valid;
