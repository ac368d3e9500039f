drop index concurrently if exists audit_event_actor_action;
create index concurrently audit_event_actor_action on audit_event (actor, action, id);
comment on index audit_event_actor_action is
  'The newest events of a person with one action, such as downloads, however many others the person has. The export of a '
  'personal account lists all events of its owner by the first column.';
drop index concurrently if exists audit_event_actor;
