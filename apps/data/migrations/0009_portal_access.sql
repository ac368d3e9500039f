-- Row-level security of the portal. Every query filters by the caller's organisations; the policies are the second line
-- of defence and hide other rows even if a query omits the filter. A transaction declares its scope in three settings.
-- Without them the functions return null or false, so that no row is visible.

create function own_organisations() returns uuid[] stable parallel safe language sql
return string_to_array(nullif(current_setting('ferrule.organisations', true), ''), ',')::uuid[];
comment on function own_organisations is 'The organisations for which this transaction runs; null if none are set.';

create function own_person() returns uuid stable parallel safe language sql
return nullif(current_setting('ferrule.person', true), '')::uuid;
comment on function own_person is
  'The person for whom this transaction runs; null, which matches no row, if none is set.';

create function is_service() returns boolean stable parallel safe language sql
return coalesce(current_setting('ferrule.service', true) = 'on', false);
comment on function is_service is 'Whether this transaction runs for our own service, which sees every organisation.';
