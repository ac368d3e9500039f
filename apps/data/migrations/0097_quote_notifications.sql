-- contracts 0092_order_notifications.sql
-- The lists of events and roles become longer, and a row can be about a quote. The previous version joins the ticket and
-- the order and skips such rows.
alter table notification add column quote_id uuid;
comment on column notification.order_id is 'The order that it is about; null for a ticket or a quote.';
comment on column notification.quote_id is 'The quote that it is about; null for a ticket or an order.';
comment on table notification is
  'A notification of one person about a ticket, an order or a quote in the portal. A row is written in the transaction of '
  'the event, together with the mail in the outbox, and deleted after 90 days.';
comment on column notification.role is
  'Why the person is notified: opener, contact or follower of the ticket, or the person who sent the order or requested '
  'the quote.';

alter table notification add constraint notification_quote foreign key (quote_id, organisation_id)
  references quote (id, organisation_id) on delete cascade not valid;
alter table notification drop constraint notification_subject;
alter table notification add constraint notification_subject check (
  num_nonnulls(ticket_id, order_id, quote_id) = 1
  and (ticket_id is null) = (ticket_event_id is null)
  and (order_id is null) = (order_version is null)) not valid;
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check
  check (event ~ '^(ticket|order|quote)-[a-z]{1,20}$') not valid;
alter table notification drop constraint notification_role_check;
alter table notification add constraint notification_role_check
  check (role in ('opener', 'contact', 'follower', 'orderer', 'requester')) not valid;
alter table notification_preference drop constraint notification_preference_event_check;
alter table notification_preference add constraint notification_preference_event_check
  check (event ~ '^(ticket|order|quote)-[a-z]{1,20}$') not valid;
