create table notification (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  organisation_id uuid not null,
  ticket_id uuid not null,
  ticket_event_id bigint not null,
  event text not null check (event ~ '^ticket-[a-z]{1,20}$'),
  role text not null check (role in ('opener', 'contact', 'follower')),
  actor_id uuid not null references person,
  mail text not null check (mail in ('now', 'digest', 'never')),
  happened_at timestamptz not null,
  read_at timestamptz,
  digested_at timestamptz check (digested_at is null or mail = 'digest'),
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade,
  unique (ticket_event_id, person_id)
);
comment on table notification is
  'A notification of one person about a ticket in the portal. A row is written in the transaction of the event, together with '
  'the mail in the outbox, and deleted after 90 days.';
comment on column notification.ticket_event_id is
  'The event of the ticket, without a foreign key, because events are deleted after a day. A person is notified of an '
  'event once.';
comment on column notification.event is 'The event, such as ticket-answered; the rules are in the domain.';
comment on column notification.role is 'Why the person is notified: opener, contact or follower of the ticket.';
comment on column notification.actor_id is 'The person who caused the event.';
comment on column notification.mail is 'now: a mail was queued with the row. digest: the next daily digest lists it.';
comment on column notification.read_at is 'Time at which the person read it; null before.';
comment on column notification.digested_at is 'Time at which a digest with it was queued.';

create index notification_by_person on notification (person_id, id desc);
create index notification_unread on notification (person_id, ticket_id) where read_at is null;
comment on index notification_unread is 'Counts what is unread, and marks the tickets in a list.';
create index notification_for_digest on notification (person_id)
  where mail = 'digest' and digested_at is null and read_at is null;
create index notification_age on notification (happened_at);
comment on index notification_age is 'Finds expired rows to delete.';
create index notification_by_ticket on notification (ticket_id);

-- A customer's change notifies people of both sides, so a row may be written for others and read by its owner only, and
-- only while they may see the organisation. A transaction of the service without a person is a job.
alter table notification enable row level security;
alter table notification force row level security;
create policy own_notifications on notification
  using (
    (person_id = (select own_person())
      and (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service())))
    or ((select is_service()) and (select own_person()) is null)
  )
  with check (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create function notify_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification', json_build_object('personId', new.person_id)::text);
  return null;
end
$$;
comment on function notify_notification is
  'Sends the id of the person to the listeners of channel notification, at the commit of the transaction.';
create trigger notification_notify after insert on notification
  for each row execute function notify_notification();

-- No row-level security: the transaction of an event reads the choices of the people it notifies.
create table notification_preference (
  person_id uuid not null references person on delete cascade,
  event text not null check (event ~ '^ticket-[a-z]{1,20}$'),
  mail text not null check (mail in ('now', 'digest', 'never')),
  changed_at timestamptz not null,
  primary key (person_id, event)
);
comment on table notification_preference is
  'The mails that a person has chosen for an event; without a row the rule of the domain decides.';

alter table outgoing_mail add column html text;
comment on column outgoing_mail.html is 'The same content for mail clients that show HTML; null for mails of text only.';
