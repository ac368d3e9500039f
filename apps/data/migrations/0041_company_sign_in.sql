-- The sign-in of a customer: people with an address of its verified domains sign in at its own identity provider.

create table company_sign_in (
  organisation_id uuid primary key references organisation on delete cascade,
  issuer text not null check (length(issuer) <= 500),
  client_id text not null check (length(client_id) <= 255),
  authorization_url text not null,
  token_url text not null,
  keys_url text not null,
  logout_url text,
  client_authentication text not null check (client_authentication in ('client_secret_basic', 'client_secret_post')),
  sealed_secret bytea,
  saved_by uuid references person on delete set null,
  saved_at timestamptz not null,
  checked_at timestamptz not null,
  check_problem text check (check_problem ~ '^[a-z-]{1,40}$'),
  enabled_at timestamptz,
  is_required boolean not null default false,
  requested_at timestamptz not null,
  applied_at timestamptz,
  check (not is_required or enabled_at is not null)
);
comment on table company_sign_in is
  'The OpenID Connect provider of an organisation. The identity server holds it; this is what it should hold.';
comment on column company_sign_in.sealed_secret is
  'The encrypted client secret until the identity server has it; null from then on.';
comment on column company_sign_in.check_problem is 'What the last check of the provider found; null if it was good.';
comment on column company_sign_in.is_required is 'People of the verified domains cannot sign in with a password.';
comment on column company_sign_in.applied_at is
  'The requested_at of the change that the identity server has; a different value means that one is waiting.';

create table company_sign_in_member (
  organisation_id uuid not null references organisation on delete cascade,
  person_id uuid not null references person on delete cascade,
  joined_at timestamptz not null,
  primary key (organisation_id, person_id)
);
comment on table company_sign_in_member is
  'A person who became a member by signing in at the provider of an organisation. The row remains when the membership '
  'ends, so that they do not become a member again by themselves.';
create index company_sign_in_member_person on company_sign_in_member (person_id);

alter table company_sign_in enable row level security;
alter table company_sign_in force row level security;
create policy own_company_sign_in on company_sign_in
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter table company_sign_in_member enable row level security;
alter table company_sign_in_member force row level security;
create policy own_company_sign_in_members on company_sign_in_member
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
