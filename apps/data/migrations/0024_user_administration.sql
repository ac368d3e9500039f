-- Access to the applications of the portal: who has what, why, until when. The data service holds the truth; the roles
-- at the identity server are derived from it.

alter table organisation add column sub_region text not null default '';
comment on column organisation.sub_region is 'The sales region, such as DACH; empty if none is assigned.';
alter table organisation add column city text not null default '';
comment on column organisation.city is 'The city of the head office.';

update organisation set city = plant.city
from (select distinct on (organisation_id) organisation_id, city from plant order by organisation_id, name) as plant
where plant.organisation_id = organisation.id;

alter table person add column sort_name text generated always as (lower(last_name || ' ' || first_name)) stored;
comment on column person.sort_name is 'The order of a list of people.';
alter table person add column last_sign_in_at timestamptz;
comment on column person.last_sign_in_at is 'Time of the last request with a new session, exact to an hour.';
create index person_sort on person (sort_name, id);
create index person_words on person
  using gin (to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.-_+', '     ')));
comment on index person_words is 'Finds people by the beginnings of the words of their name and address.';
create index organisation_sort on organisation (lower(name), id);
comment on index organisation_sort is 'The order of a list of organisations.';

create table organisation_application (
  organisation_id uuid not null references organisation on delete cascade,
  application text not null check (application ~ '^[a-z-]{1,40}$'),
  state text not null check (state in ('coming-soon', 'not-offered')),
  primary key (organisation_id, application)
);
comment on table organisation_application is
  'An application that an organisation cannot use. Without a row the application is offered.';
comment on column organisation_application.state is
  'coming-soon: ordered and not delivered yet. not-offered: not part of the contract, so that nobody can grant it.';

create table invitation (
  id uuid primary key,
  email text not null check (email = lower(email)),
  organisation_id uuid not null references organisation on delete cascade,
  token_hash bytea unique,
  language text not null check (language ~ '^[a-z]{2}$'),
  message text not null,
  invited_by uuid references person on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references person on delete set null,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);
comment on table invitation is
  'An invite of an address into an organisation. The address gets no membership and shows nothing of an existing account '
  'until its owner accepts.';
comment on column invitation.token_hash is
  'SHA-256 of the token in the newest mail. The worker makes the token when it sends the mail, so that it is stored '
  'nowhere. Null until then, and after its use.';
comment on column invitation.message is 'Words of the inviting person in the mail; may be empty.';

create unique index invitation_open on invitation (organisation_id, email)
  where accepted_at is null and withdrawn_at is null;
comment on index invitation_open is 'Parallel invites of one address into one organisation become one.';
create index invitation_email on invitation (email, id) where accepted_at is null and withdrawn_at is null;
comment on index invitation_email is 'The order of invites in a list of people, and the invites of an address.';
create index invitation_expiry on invitation (expires_at) where accepted_at is null and withdrawn_at is null;

create table application_access (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  person_id uuid references person on delete cascade,
  invitation_id uuid references invitation on delete cascade,
  application text not null check (application ~ '^[a-z-]{1,40}$'),
  role text not null check (role ~ '^[a-z-]{1,40}$'),
  status text not null
    check (status in ('invited', 'invite-expired', 'pending', 'active', 'inactive', 'declined', 'unknown')),
  reason text not null,
  granted_by uuid references person on delete set null,
  since timestamptz not null,
  ends_on date,
  last_used_at timestamptz,
  confirmed_at timestamptz,
  request_id uuid references access_request on delete set null,
  previous jsonb,
  changed_by uuid references person on delete set null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check ((person_id is null) <> (invitation_id is null)),
  check (status not in ('invited', 'invite-expired') or invitation_id is not null)
);
comment on table application_access is
  'The access of a person, or of an invited address, to an application within an organisation. The roles of a person at '
  'the identity server are the union of their active rows.';
comment on column application_access.status is 'Changes only along the transitions in the domain.';
comment on column application_access.reason is 'Why access was granted, in the words of the administrator.';
comment on column application_access.granted_by is 'Null for the system and for a former user.';
comment on column application_access.since is 'Time of the last change of the status.';
comment on column application_access.ends_on is 'The last day of access; null without an end.';
comment on column application_access.last_used_at is 'Time of the last use, exact to an hour; null if it was never used.';
comment on column application_access.confirmed_at is 'Time at which an access review decided to keep it.';
comment on column application_access.request_id is 'The request that made the access pending.';
comment on column application_access.previous is 'Status, role, reason and end before the last change, for its undo.';
comment on column application_access.version is
  'Rises with every change: an update that was based on an older version is refused (optimistic locking).';

create unique index application_access_person on application_access (person_id, organisation_id, application);
create unique index application_access_invitation on application_access (invitation_id, application);
create index application_access_organisation on application_access (organisation_id, application, status);
comment on index application_access_organisation is 'Filters and counts within one organisation.';
create index application_access_status on application_access (status, application, organisation_id);
comment on index application_access_status is 'Filters and counts of an internal administrator over all organisations.';
create index application_access_end on application_access (ends_on) where status = 'active' and ends_on is not null;
create index application_access_request on application_access (request_id) where request_id is not null;

-- Open requests become pending accesses in every organisation of the person; the first decision ends the others.
select set_config('ferrule.service', 'on', true);
insert into application_access
  (id, organisation_id, person_id, application, role, status, reason, since, request_id, changed_at)
select gen_random_uuid(), membership.organisation_id, person.id, request.service,
  case request.service when 'wire-flow' then 'cloud-user' when 'user-administration' then 'customer-administrator'
    else 'user' end, 'pending', '', request.requested_at, request.id, request.requested_at
from access_request as request
join person on person.subject = request.person_id
join membership on membership.person_id = person.id
where request.decided_at is null;

create function end_other_pending_accesses() returns trigger language plpgsql as $$
declare
  before text := coalesce(current_setting('ferrule.service', true), '');
begin
  perform set_config('ferrule.service', 'on', true);
  delete from application_access where request_id = new.id and status = 'pending' and previous is null;
  update application_access
  set status = previous ->> 'status', request_id = null, version = version + 1, changed_at = new.decided_at
  where request_id = new.id and status = 'pending';
  perform set_config('ferrule.service', before, true);
  return null;
end
$$;
comment on function end_other_pending_accesses is
  'A person requests access in all their organisations and the first decision counts: the accesses that are still '
  'pending return to what they were. The setting lets it see organisations of which the decider is no administrator.';
create trigger access_request_decided after update of decided_at on access_request
  for each row when (old.decided_at is null and new.decided_at is not null)
  execute function end_other_pending_accesses();

create table access_review (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  opened_at timestamptz not null,
  due_on date not null,
  closed_at timestamptz
);
comment on table access_review is
  'A review of all accesses of an organisation: each is kept or withdrawn until the due day. An access is decided if it '
  'was kept or changed after the review was opened.';
create unique index access_review_open on access_review (organisation_id) where closed_at is null;
comment on index access_review_open is 'An organisation has at most one open review.';

create table identity_sync (
  person_id uuid primary key references person on delete cascade,
  requested_at timestamptz not null,
  applied_at timestamptz,
  adopted_at timestamptz,
  checked_at timestamptz,
  problem text check (problem ~ '^[a-z-]{1,40}$')
);
comment on table identity_sync is
  'State of a person at the identity server: a change is applied once applied_at is at or after requested_at.';
comment on column identity_sync.adopted_at is
  'Time at which the roles that the person had before user administration managed them became accesses.';
comment on column identity_sync.checked_at is 'Time of the last comparison with the identity server.';
comment on column identity_sync.problem is 'Why the last attempt could not be applied, such as account-missing.';
create index identity_sync_check on identity_sync (checked_at nulls first);
comment on index identity_sync_check is 'The reconciliation starts with the people whose last comparison is the oldest.';
create index identity_sync_waiting on identity_sync (requested_at) where applied_at is null or applied_at < requested_at;

alter table outgoing_mail add column invitation_id uuid references invitation on delete cascade;
comment on column outgoing_mail.invitation_id is
  'An invite whose mail the worker writes when it sends it, because the link must not be stored.';
create index outgoing_mail_invitation on outgoing_mail (invitation_id) where invitation_id is not null;

alter table organisation_application enable row level security;
alter table organisation_application force row level security;
create policy own_organisation_applications on organisation_application
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table invitation enable row level security;
alter table invitation force row level security;
create policy own_invitations on invitation
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table application_access enable row level security;
alter table application_access force row level security;
create policy own_application_accesses on application_access
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table access_review enable row level security;
alter table access_review force row level security;
create policy own_access_reviews on access_review
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
