create table access_request (
  id uuid primary key,
  person_id text not null,
  service text not null check (service ~ '^[a-z-]{1,40}$'),
  reason text not null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  outcome text check (outcome in ('granted', 'declined', 'withdrawn')),
  check ((decided_at is null) = (outcome is null))
);
comment on table access_request is
  'A request of a user for access to a service of the portal. The right itself is a role in the identity server.';
comment on column access_request.person_id is 'Subject of the identity server.';
comment on column access_request.outcome is 'Null until the decision.';

create unique index access_request_open on access_request (person_id, service) where decided_at is null;
comment on index access_request_open is 'A person has at most one open request for a service.';
create index access_request_waiting on access_request (requested_at) where decided_at is null;
comment on index access_request_waiting is 'Lists open requests, oldest first.';
