-- Live updates

create table ticket_event (
  id bigint generated always as identity primary key,
  ticket_id uuid not null,
  organisation_id uuid not null,
  is_internal boolean not null,
  happened_at timestamptz not null default now(),
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade
);
comment on table ticket_event is
  'A change of a ticket, for live updates of open pages. Events are deleted after a day; until then a page that lost '
  'its connection can fetch the ones it missed.';
comment on column ticket_event.is_internal is 'Whether only the service is notified.';

create index ticket_event_age on ticket_event (happened_at);
comment on index ticket_event_age is 'Finds the events since a time, and expired ones to delete.';

alter table ticket_event enable row level security;
alter table ticket_event force row level security;
create policy own_ticket_events on ticket_event
  using ((organisation_id = any ((select own_organisations())::uuid[]) and not is_internal) or (select is_service()));

create function notify_ticket_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('ticket_event', json_build_object('id', new.id::text, 'ticketId', new.ticket_id,
    'organisationId', new.organisation_id, 'isInternal', new.is_internal)::text);
  return null;
end
$$;
comment on function notify_ticket_event is
  'Sends the event to the listeners of channel ticket_event, at the commit of the transaction.';

create trigger ticket_event_notify after insert on ticket_event
  for each row execute function notify_ticket_event();

-- Replies by mail

create table reply_address (
  id uuid primary key,
  ticket_id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null references person,
  is_service boolean not null,
  expires_at timestamptz not null,
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade,
  unique (ticket_id, person_id)
);
comment on table reply_address is
  'The mail address to which one person replies to one ticket. The address itself is the signed id.';
comment on column reply_address.is_service is 'Whether the person replies on behalf of the service.';

alter table reply_address enable row level security;
alter table reply_address force row level security;
create policy own_reply_addresses on reply_address
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

-- The external ticket system

create table ticket_delivery (
  id bigint generated always as identity primary key,
  ticket_id uuid not null,
  organisation_id uuid not null,
  comment_id uuid references ticket_comment on delete cascade,
  status ticket_status,
  happened_at timestamptz not null,
  delivered_at timestamptz,
  refused_at timestamptz,
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade,
  check (comment_id is null or status is null)
);
comment on table ticket_delivery is
  'Changes to deliver to the external ticket system, in the order of id. A delivery with neither comment nor status '
  'reports that the ticket was opened.';
comment on column ticket_delivery.comment_id is 'The new comment to deliver.';
comment on column ticket_delivery.status is 'The new status to deliver.';
comment on column ticket_delivery.refused_at is
  'Time at which the external system refused it permanently; a person has to look into it.';

create index ticket_delivery_waiting on ticket_delivery (id) where delivered_at is null and refused_at is null;

alter table ticket_delivery enable row level security;
alter table ticket_delivery force row level security;
create policy own_ticket_deliveries on ticket_delivery
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create table external_ticket_event (
  id text primary key check (length(id) between 1 and 200),
  position bigint not null,
  kind text not null,
  ticket_id uuid,
  refusal text,
  processed_at timestamptz not null
);
comment on table external_ticket_event is
  'Events received from the external ticket system, each processed once. The next poll starts at the highest position.';
comment on column external_ticket_event.id is
  'Id given by the external system; an event that is received again has the same id.';
comment on column external_ticket_event.position is 'Position in the event stream of the external system.';
comment on column external_ticket_event.ticket_id is
  'As received, without a foreign key: the ticket may not exist here. Null for an unreadable event.';
comment on column external_ticket_event.refusal is
  'The reason why it changed nothing here; a person has to look into it. Null for an applied event.';
comment on column external_ticket_event.processed_at is 'Time at which it was processed here.';

create index external_ticket_event_position on external_ticket_event (position);
create index external_ticket_event_by_ticket on external_ticket_event (ticket_id, position);
comment on index external_ticket_event_by_ticket is
  'Finds out whether a later event of the same ticket was applied already.';

alter table external_ticket_event enable row level security;
alter table external_ticket_event force row level security;
create policy service_external_ticket_events on external_ticket_event using ((select is_service()));
