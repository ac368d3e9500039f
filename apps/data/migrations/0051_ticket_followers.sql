create table ticket_follower (
  ticket_id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null references person on delete cascade,
  since timestamptz not null,
  primary key (ticket_id, person_id),
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade
);
comment on table ticket_follower is
  'A colleague of the person who opened a ticket, who is kept informed of it. A membership of the organisation decides '
  'whether they still see it.';

create index ticket_follower_by_person on ticket_follower (person_id);

alter table ticket_follower enable row level security;
alter table ticket_follower force row level security;
create policy own_ticket_followers on ticket_follower
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
