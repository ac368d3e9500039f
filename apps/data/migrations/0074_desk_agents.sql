create table desk_agent (
  person_id uuid primary key references person on delete cascade,
  seen_at timestamptz not null
);
comment on table desk_agent is
  'A person who has used the service desk. Colleagues can assign tickets to those seen in the last 90 days; the role itself '
  'is in the token of the person.';
comment on column desk_agent.seen_at is 'Time of the last use of the queue, exact to an hour.';

alter table desk_agent enable row level security;
alter table desk_agent force row level security;
create policy service_desk_agents on desk_agent using ((select is_service()));

create table desk_change (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  action text not null check (action in ('assign', 'solve')),
  tickets jsonb not null,
  skipped integer not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
comment on table desk_change is
  'A change of one or more tickets by an agent, which the agent can undo for some minutes. The id is given by the client, '
  'so that a repeated change takes no effect.';
comment on column desk_change.tickets is
  'The changed tickets with their state before and their version after: undo leaves tickets alone that changed since.';
comment on column desk_change.skipped is 'Number of tickets that could not be changed, such as closed ones.';

create index desk_change_by_person on desk_change (person_id, made_at);

alter table desk_change enable row level security;
alter table desk_change force row level security;
create policy own_desk_changes on desk_change using ((select is_service()) and person_id = (select own_person()));
