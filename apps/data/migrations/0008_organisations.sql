create table organisation (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9]{5,10}$'),
  name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now()
);
comment on table organisation is
  'A customer. Every record of the portal belongs to an organisation and is visible to its members only.';
comment on column organisation.number is 'The customer number on invoices.';

create table person (
  id uuid primary key,
  subject text unique,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now()
);
comment on table person is 'A person identified by a verified e-mail address, before or after the first sign-in.';
comment on column person.subject is 'Subject of the identity server; null until the first sign-in.';

create unique index person_email on person (email);

create table membership (
  person_id uuid not null references person on delete cascade,
  organisation_id uuid not null references organisation on delete cascade,
  since timestamptz not null default now(),
  primary key (person_id, organisation_id)
);
comment on table membership is 'The organisations of each person: the only source of what a customer may see.';

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
comment on table plant is 'A location of an organisation where machines stand; the location of a ticket.';
