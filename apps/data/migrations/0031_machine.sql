create type machine_state as enum ('running', 'changeover', 'stopped', 'no-signal');

create table machine (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  plant_id uuid not null,
  product_slug text not null,
  model text not null,
  serial_number text not null unique,
  name_in_plant text not null,
  place_in_plant text not null,
  state machine_state not null,
  software_version text not null,
  commissioned_on date not null,
  warranty_until date,
  contract text not null check (contract in ('none', 'care', 'care-plus')),
  contract_until date,
  created_at timestamptz not null default now(),
  foreign key (plant_id, organisation_id) references plant (id, organisation_id),
  unique (id, organisation_id),
  check ((contract = 'none') = (contract_until is null))
);
comment on table machine is 'A machine a customer owns.';
comment on column machine.product_slug is 'Its product in the catalogue, which may have been withdrawn since.';
comment on column machine.name_in_plant is 'What its people call it, such as Line 7.';

create index machine_of_organisation on machine (organisation_id, serial_number);
create index machine_of_plant on machine (plant_id, serial_number);

alter table machine enable row level security;
alter table machine force row level security;
create policy own_machines on machine using (organisation_id = any (own_organisations()) or is_service());
