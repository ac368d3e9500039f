create function own_person() returns uuid stable parallel safe language sql
return nullif(current_setting('ferrule.person', true), '')::uuid;
comment on function own_person is 'Whoever this transaction works for; nothing for nobody, and then no row is theirs.';

create table kept_request (
  request_id uuid primary key references visitor_request on delete cascade,
  person_id uuid not null references person,
  kept_at timestamptz not null
);
comment on table kept_request is 'A request that its sender keeps in their account, where they see it without its link. Each is kept by one person.';

create index requests_kept_by on kept_request (person_id, kept_at desc);

alter table kept_request enable row level security;
alter table kept_request force row level security;
create policy own_kept_requests on kept_request using (person_id = (select own_person()));
