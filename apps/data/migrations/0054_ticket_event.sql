create table ticket_event (
  id bigint generated always as identity primary key,
  ticket_id uuid not null,
  organisation_id uuid not null,
  is_internal boolean not null,
  happened_at timestamptz not null default now(),
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade
);
comment on table ticket_event is 'That something of a ticket changed, for pages that show it. Kept for a day, so that a page that lost its line learns what it missed.';
comment on column ticket_event.is_internal is 'Only the service is told.';

create index ticket_event_age on ticket_event (happened_at);

alter table ticket_event enable row level security;
alter table ticket_event force row level security;
create policy own_ticket_events on ticket_event
  using ((organisation_id = any (own_organisations()) and not is_internal) or is_service());

create function announce_ticket_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('ticket_event', json_build_object('id', new.id::text, 'ticketId', new.ticket_id,
    'organisationId', new.organisation_id, 'isInternal', new.is_internal)::text);
  return null;
end
$$;

create trigger ticket_event_is_announced after insert on ticket_event
  for each row execute function announce_ticket_event();
