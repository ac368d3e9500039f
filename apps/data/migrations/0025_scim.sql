-- The directory of a customer: the domains of their addresses, and the people and groups that it sends by SCIM.

create table organisation_domain (
  organisation_id uuid not null references organisation on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) <= 253),
  challenge text not null check (challenge ~ '^[0-9a-f]{32}$'),
  added_by uuid references person on delete set null,
  added_at timestamptz not null,
  checked_at timestamptz,
  verified_at timestamptz,
  approved_by uuid references person on delete set null,
  primary key (organisation_id, domain),
  check (approved_by is null or verified_at is not null)
);
comment on table organisation_domain is
  'A domain of e-mail addresses that an organisation claims. Only the addresses of a verified domain are created by the '
  'directory of the organisation.';
comment on column organisation_domain.challenge is 'The value that the organisation publishes in a TXT record.';
comment on column organisation_domain.approved_by is
  'The internal administrator who verified it without a TXT record; null if the record proves it.';
create unique index organisation_domain_verified on organisation_domain (domain) where verified_at is not null;
comment on index organisation_domain_verified is
  'A verified domain belongs to one organisation. A claim without proof does not keep others from verifying it.';

create table scim_token (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  token_hash bytea not null unique,
  hint text not null check (length(hint) = 4),
  made_by uuid references person on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
comment on table scim_token is
  'A token with which the directory of one organisation sends its people. It is shown once; only a hash is stored.';
comment on column scim_token.token_hash is 'SHA-256; the token has 256 random bits.';
comment on column scim_token.hint is 'The last characters, by which an administrator recognises the token.';
comment on column scim_token.last_used_at is 'Time of the last use, exact to a minute.';
create index scim_token_organisation on scim_token (organisation_id);

create table scim_user (
  organisation_id uuid not null references organisation on delete cascade,
  person_id uuid not null references person on delete cascade,
  user_name text not null,
  external_id text,
  given_name text not null,
  family_name text not null,
  language text check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organisation_id, person_id)
);
comment on table scim_user is
  'A person as the directory of an organisation describes them. The person is active while they are a member; the row '
  'remains when the directory deactivates them. Names are those of the directory: people change their own in the account '
  'settings.';
create unique index scim_user_name on scim_user (organisation_id, lower(user_name));
create index scim_user_person on scim_user (person_id);

create table scim_group (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  display_name text not null,
  external_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (id, organisation_id)
);
comment on table scim_group is 'A group of the directory of an organisation.';
create unique index scim_group_name on scim_group (organisation_id, lower(display_name));

create table scim_group_member (
  group_id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null,
  primary key (group_id, person_id),
  foreign key (group_id, organisation_id) references scim_group (id, organisation_id) on delete cascade,
  foreign key (organisation_id, person_id) references scim_user (organisation_id, person_id) on delete cascade
);
comment on table scim_group_member is 'The people of a group. The keys keep both within one organisation.';
create index scim_group_member_person on scim_group_member (organisation_id, person_id);

create table scim_group_application (
  group_id uuid not null,
  organisation_id uuid not null,
  application text not null check (application ~ '^[a-z-]{1,40}$' and application <> 'user-administration'),
  role text not null check (role ~ '^[a-z-]{1,40}$'),
  primary key (group_id, application),
  foreign key (group_id, organisation_id) references scim_group (id, organisation_id) on delete cascade
);
comment on table scim_group_application is
  'An application that an administrator lets a group give to its people. User administration is never one of them.';

alter table application_access add column scim_group_id uuid references scim_group on delete set null;
comment on column application_access.scim_group_id is
  'The group of the directory that gave the access and takes it away again; null for an access of an administrator.';
create index application_access_scim_group on application_access (scim_group_id) where scim_group_id is not null;

alter table organisation_domain enable row level security;
alter table organisation_domain force row level security;
create policy own_organisation_domains on organisation_domain
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table scim_token enable row level security;
alter table scim_token force row level security;
create policy own_scim_tokens on scim_token
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table scim_user enable row level security;
alter table scim_user force row level security;
create policy own_scim_users on scim_user
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table scim_group enable row level security;
alter table scim_group force row level security;
create policy own_scim_groups on scim_group
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table scim_group_member enable row level security;
alter table scim_group_member force row level security;
create policy own_scim_group_members on scim_group_member
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table scim_group_application enable row level security;
alter table scim_group_application force row level security;
create policy own_scim_group_applications on scim_group_application
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
