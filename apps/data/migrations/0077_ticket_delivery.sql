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
comment on table ticket_delivery is 'What an outside ticket system is told, in the order of its numbers: that a ticket was opened, or a comment, or a status.';
comment on column ticket_delivery.refused_at is 'When the outside system said for good that it does not take it; somebody has to look.';

create index ticket_delivery_waiting on ticket_delivery (id) where delivered_at is null and refused_at is null;

alter table ticket_delivery enable row level security;
alter table ticket_delivery force row level security;
create policy own_ticket_deliveries on ticket_delivery
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
