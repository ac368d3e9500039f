create type machine_state as enum ('running', 'changeover', 'stopped', 'no-signal');

create table machine (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  plant_id uuid not null,
  product_slug text not null,
  model text not null,
  serial_number text not null unique,
  asset_name text not null,
  position text not null,
  state machine_state not null,
  software_version text not null,
  commissioned_on date not null,
  retired_on date,
  warranty_until date,
  contract text not null check (contract in ('none', 'care', 'care-plus')),
  contract_until date,
  created_at timestamptz not null default now(),
  foreign key (plant_id, organisation_id) references plant (id, organisation_id),
  unique (id, organisation_id),
  check ((contract = 'none') = (contract_until is null))
);
comment on table machine is 'A machine that a customer owns.';
comment on column machine.product_slug is 'The product in the catalogue, which may have been withdrawn since.';
comment on column machine.asset_name is 'The customer''s own name for the machine, such as Line 7.';
comment on column machine.position is 'The machine''s place within the plant.';
comment on column machine.retired_on is 'The day it was taken out of service; null while it is in use.';
comment on column machine.contract is 'The service contract.';

create index machine_by_plant on machine (plant_id, serial_number);
create index machine_by_serial_number on machine (organisation_id, (serial_number collate natural_order), id)
  include (retired_on, plant_id, state);
comment on index machine_by_serial_number is
  'Sorts the inventory of a customer by serial number. The included columns are those that the list filters and counts '
  'by, so that machines which are not on the page are not read, even for a customer with a hundred times as many as '
  'others.';

-- The scalar subqueries let Postgres evaluate the settings once for each statement instead of once for each row.
alter table machine enable row level security;
alter table machine force row level security;
create policy own_machines on machine
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create table machine_move (
  id uuid primary key,
  machine_id uuid not null,
  organisation_id uuid not null,
  from_plant_id uuid not null,
  from_place text not null,
  to_plant_id uuid not null,
  to_place text not null,
  moved_by uuid not null references person,
  moved_at timestamptz not null,
  foreign key (machine_id, organisation_id) references machine (id, organisation_id) on delete cascade,
  foreign key (from_plant_id, organisation_id) references plant (id, organisation_id),
  foreign key (to_plant_id, organisation_id) references plant (id, organisation_id)
);
comment on table machine_move is 'A move of a machine from one plant to another.';
comment on column machine_move.from_place is 'machine.position before the move; to_place is the position after it.';
comment on column machine_move.moved_by is 'The person who recorded the move.';

create index machine_move_by_machine on machine_move (machine_id, moved_at desc);

alter table machine_move enable row level security;
alter table machine_move force row level security;
create policy own_machine_moves on machine_move
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
