create table outside_event (
  id text primary key check (length(id) between 1 and 200),
  position bigint not null,
  kind text not null,
  ticket_id uuid,
  refusal text,
  taken_at timestamptz not null
);
comment on table outside_event is 'What happened to tickets in an outside ticket system, taken over here once each. The last position is where to go on.';
comment on column outside_event.id is 'As the outside system names it; the same for the same thing, however often it is told.';
comment on column outside_event.ticket_id is 'As the outside system said it: there may be no such ticket here.';
comment on column outside_event.refusal is 'Why it changed nothing here; somebody has to look.';

create index outside_event_position on outside_event (position);
create index outside_event_of_ticket on outside_event (ticket_id, position);

alter table outside_event enable row level security;
alter table outside_event force row level security;
create policy outside_events_of_the_service on outside_event using ((select is_service()));
