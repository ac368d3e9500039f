create table part_list (
  id uuid primary key,
  organisation_id uuid not null,
  machine_id uuid not null,
  name text not null check (name <> ''),
  saved_by uuid not null references person,
  saved_at timestamptz not null,
  foreign key (machine_id, organisation_id) references machine (id, organisation_id) on delete cascade,
  unique (id, organisation_id)
);
comment on table part_list is
  'Parts of one machine that a customer saved under a name, to order them together again. All members of the '
  'organisation use it.';

create unique index part_list_name on part_list (machine_id, lower(name));
comment on index part_list_name is 'Names are unique within a machine, ignoring case.';

alter table part_list enable row level security;
alter table part_list force row level security;
create policy own_part_lists on part_list
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create table part_list_line (
  list_id uuid not null,
  organisation_id uuid not null,
  position integer not null,
  part_id uuid not null references part,
  quantity integer not null check (quantity > 0),
  primary key (list_id, position),
  foreign key (list_id, organisation_id) references part_list (id, organisation_id) on delete cascade
);
comment on table part_list_line is
  'A part of a list and its quantity. A replacement of the part is looked up when the list is used.';

alter table part_list_line enable row level security;
alter table part_list_line force row level security;
create policy own_part_list_lines on part_list_line
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
