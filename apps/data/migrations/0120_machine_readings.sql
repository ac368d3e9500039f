create table machine_reading (
  machine_id uuid not null,
  organisation_id uuid not null,
  series text not null check (series ~ '^[a-z][a-z-]{0,39}$'),
  read_at timestamptz not null,
  value double precision not null check (value between -1e15 and 1e15),
  primary key (machine_id, series, read_at),
  foreign key (machine_id, organisation_id) references machine (id, organisation_id) on delete cascade
);
comment on table machine_reading is
  'A value that a machine or its owner measured. Each series has one unit, and at most one value at a moment.';
comment on column machine_reading.series is
  'One of packages/domain/src/machines/readings/reading-series.ts, which also has its unit and its limits.';

create index machine_reading_expiry on machine_reading (read_at);
comment on index machine_reading_expiry is 'Finds the readings that have expired.';

alter table machine_reading enable row level security;
alter table machine_reading force row level security;
create policy own_machine_readings on machine_reading
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
