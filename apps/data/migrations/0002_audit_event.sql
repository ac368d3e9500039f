create table audit_event (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text
);
comment on table audit_event is 'Who did what to which record, written in the transaction of the change itself; never altered.';
comment on column audit_event.actor is 'Subject of the identity server, or anonymous.';
comment on column audit_event.request_id is 'Trace id, by which the logs of the request are found.';

create index audit_event_subject on audit_event (subject_type, subject_id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never altered';
end
$$;

create trigger audit_event_is_final
  before update or delete or truncate on audit_event
  for each statement execute function refuse_audit_change();
