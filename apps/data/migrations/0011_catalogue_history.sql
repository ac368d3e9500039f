create table catalogue_state (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 0,
  changed_at timestamptz not null default now()
);
insert into catalogue_state default values;
comment on table catalogue_state is 'One row: goes up with every change of the catalogue, so that whoever has the present state need not read it again.';

create table product_version (
  product_id uuid not null references product on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null,
  content_hash text not null,
  source text not null,
  recorded_at timestamptz not null default now(),
  primary key (product_id, version)
);
comment on table product_version is 'What was said of a product, each time it changed; the highest version is the present one.';
comment on column product_version.source is 'Who said it: the seeds, or the name of an imported file.';
