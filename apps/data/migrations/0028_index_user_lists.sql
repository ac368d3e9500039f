-- Changes of accesses wait while the indices are built, reads do not. The included columns are those that lists and counts
-- filter by, and those of the policy, so that rows which are not on the page are not read.
set local statement_timeout = '2min';
create index application_access_list on application_access
    (application, status, sort_name, (coalesce(person_id, invitation_id)))
  include (person_id, invitation_id, organisation_id)
  where person_id is not null or status in ('invited', 'invite-expired');
comment on index application_access_list is
  'Users of an application in a status by name, for an internal administrator. The applications that were withdrawn from '
  'an invite are left out.';
create index application_access_pending on application_access (since, id) where status = 'pending';
comment on index application_access_pending is 'Requests of all organisations, the longest first.';

drop index application_access_status;
create index application_access_status on application_access (status, application, organisation_id)
  include (invitation_id);
comment on index application_access_status is 'Filters and counts of an internal administrator over all organisations.';
drop index application_access_person;
create unique index application_access_person on application_access (person_id, organisation_id, application)
  include (status);
