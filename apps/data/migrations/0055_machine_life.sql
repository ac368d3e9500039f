alter table machine add column retired_on date;
comment on column machine.retired_on is 'When it was taken out of service; nothing while it is in use.';

create table machine_move (
  id uuid primary key,
  machine_id uuid not null,
  organisation_id uuid not null,
  from_plant_id uuid not null,
  to_plant_id uuid not null,
  from_place text not null,
  to_place text not null,
  moved_by uuid not null references person,
  moved_at timestamptz not null,
  foreign key (machine_id, organisation_id) references machine (id, organisation_id) on delete cascade,
  foreign key (from_plant_id, organisation_id) references plant (id, organisation_id),
  foreign key (to_plant_id, organisation_id) references plant (id, organisation_id)
);
comment on table machine_move is 'When a machine was carried from one plant to another, and by whom it was told.';

create index moves_of_machine on machine_move (machine_id, moved_at desc);

alter table machine_move enable row level security;
alter table machine_move force row level security;
create policy own_machine_moves on machine_move using (organisation_id = any (own_organisations()) or is_service());
