create table capability (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null check (names ->> 'en' is not null),
  image text,
  sort_index integer not null default 0
);
comment on table capability is 'A way of processing wire that several products master, such as twisting or sealing.';

create table product_capability (
  product_id uuid not null references product on delete cascade,
  capability_id uuid not null references capability on delete cascade,
  primary key (product_id, capability_id)
);
comment on table product_capability is 'Which product masters what.';

create index product_capability_by_capability on product_capability (capability_id, product_id);
