create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('ferrule.audit_expiry', true) = 'on' then
    return null;
  end if;
  raise exception 'audit events are never altered';
end
$$;
comment on function refuse_audit_change is
  'Rejects every update and truncate of the audit trail, and every delete outside delete_expired_audit_events.';

create function delete_expired_audit_events(max_count integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  deleted integer;
begin
  perform set_config('ferrule.audit_expiry', 'on', true);
  delete from audit_event where id in (
    select id from audit_event
    where happened_at < now() - interval '24 months' and subject_type <> 'ticket'
    order by happened_at limit max_count);
  get diagnostics deleted = row_count;
  perform set_config('ferrule.audit_expiry', 'off', true);
  return deleted;
end
$$;
comment on function delete_expired_audit_events is
  'Deletes events after 24 months; those of a ticket are its history. Runs with the rights of the owner, because the service may delete none.';
revoke execute on function delete_expired_audit_events from public;
