create table ticket_link (
  ticket_id uuid not null,
  organisation_id uuid not null,
  other_id uuid not null,
  other_organisation_id uuid not null,
  kind text not null check (kind in ('related', 'duplicate', 'cause')),
  linked_by uuid not null references person,
  linked_at timestamptz not null,
  primary key (ticket_id, other_id),
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade,
  foreign key (other_id, other_organisation_id) references ticket (id, organisation_id) on delete cascade,
  check (ticket_id <> other_id)
);
comment on table ticket_link is
  'A link between two tickets, also of different customers, so our service alone sees it. Two tickets have one link at most.';
comment on column ticket_link.kind is
  'The ticket is related to the other, a duplicate of it, or caused by what the other describes.';

create unique index ticket_link_of_pair on ticket_link (least(ticket_id, other_id), greatest(ticket_id, other_id));
create index ticket_link_by_other on ticket_link (other_id);

alter table ticket_link enable row level security;
alter table ticket_link force row level security;
create policy service_ticket_links on ticket_link using ((select is_service()));
