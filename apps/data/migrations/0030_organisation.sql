create table organisation (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9]{5,10}$'),
  name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now()
);
comment on table organisation is 'A customer. Everything in the portal belongs to one, and is seen by its members alone.';
comment on column organisation.number is 'The customer number people know from their invoices.';

create table person (
  id uuid primary key,
  subject text unique,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now()
);
comment on table person is 'Somebody known by a verified e-mail address, before or after the first sign-in.';
comment on column person.subject is 'Subject of the identity server; nothing until the person has signed in.';

create unique index person_email on person (email);

create table membership (
  person_id uuid not null references person on delete cascade,
  organisation_id uuid not null references organisation on delete cascade,
  since timestamptz not null default now(),
  primary key (person_id, organisation_id)
);
comment on table membership is 'Who belongs to which organisation: the one source of what a customer may see.';

create index membership_organisation on membership (organisation_id);

create table plant (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  name text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  unique (organisation_id, name),
  unique (id, organisation_id)
);
comment on table plant is 'A place of an organisation where machines stand; the location of a ticket.';

-- The second net. What is not set is nobody's: without the setting no row is seen, whatever a query says.
create function own_organisations() returns uuid[] stable parallel safe language sql
return string_to_array(nullif(current_setting('ferrule.organisations', true), ''), ',')::uuid[];
comment on function own_organisations is 'The organisations of whoever this transaction works for.';

create function is_service() returns boolean stable parallel safe language sql
return coalesce(current_setting('ferrule.service', true) = 'on', false);
comment on function is_service is 'Whether this transaction works for our own service, which sees every organisation.';
