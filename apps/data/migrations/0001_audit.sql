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
comment on table audit_event is
  'The audit trail: who changed which record. An event is written in the transaction of the change and never altered.';
comment on column audit_event.actor is
  'Subject of the identity server, the id of the person for a change made in the portal, or anonymous.';
comment on column audit_event.action is 'Name of the change, such as move-machine.';
comment on column audit_event.subject_type is 'Kind of the changed record, such as machine; subject_id is its id.';
comment on column audit_event.before is
  'Facts about the record before the change, such as ids and states; never free text or addresses.';
comment on column audit_event.after is 'The same facts after the change.';
comment on column audit_event.request_id is 'Trace id, which leads to the logs of the HTTP request.';

create index audit_event_subject on audit_event (subject_type, subject_id);
create index audit_event_actor on audit_event (actor);
comment on index audit_event_actor is 'The export of a personal account lists the events of its owner.';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never altered';
end
$$;
comment on function refuse_audit_change is 'Rejects every update, delete and truncate of the audit trail.';

create trigger audit_event_append_only
  before update or delete or truncate on audit_event
  for each statement execute function refuse_audit_change();
