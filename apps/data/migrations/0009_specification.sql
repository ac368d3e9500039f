create table specification_definition (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null check (names ->> 'en' is not null),
  unit text not null default '',
  choices jsonb not null default '{}',
  sort_index integer not null default 0,
  filterable boolean not null default false
);
comment on table specification_definition is 'What can be said of a product in figures or fixed words: its label, unit and order.';
comment on column specification_definition.unit is 'The metric one. Imperial figures are worked out by rule when read, never stored.';
comment on column specification_definition.choices is 'Fixed words by code and language, such as {"pvc": {"en": "PVC"}}; empty for figures.';

create table specification (
  product_id uuid not null references product on delete cascade,
  variant_id uuid references product_variant on delete cascade,
  definition_key text not null references specification_definition,
  measurement_system text check (measurement_system in ('Metric', 'Imperial')),
  unit text,
  minimum double precision,
  maximum double precision check (maximum >= minimum),
  choices text[],
  texts jsonb,
  unique nulls not distinct (product_id, variant_id, definition_key, measurement_system)
);
comment on table specification is 'One figure, range, choice or text of a product, or of one of its variants.';
comment on column specification.measurement_system is 'Set only where the source writes both systems itself; nothing means metric, to be converted by rule.';
comment on column specification.unit is 'Set where it is not the unit of the definition.';

create index specification_variant on specification (variant_id) where variant_id is not null;
create index specification_range on specification (definition_key, minimum, maximum)
  include (product_id) where variant_id is null;
