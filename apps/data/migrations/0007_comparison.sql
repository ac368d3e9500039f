create table shared_comparison (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{12}$'),
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  measurement_system text not null check (measurement_system in ('Metric', 'Imperial')),
  facts jsonb not null check (jsonb_typeof(facts) = 'array'),
  shared_at timestamptz not null
);
comment on table shared_comparison is
  'A product comparison shared by a short link. It is immutable: another selection is another comparison.';
comment on column shared_comparison.id is 'Random; part of the link.';
comment on column shared_comparison.entries is 'Slugs and variants in the order of the columns.';
comment on column shared_comparison.facts is
  'Snapshot of the specifications of these products and variants, to show what has changed since.';

create table comparison_basket (
  person_id text primary key,
  basket jsonb not null check (jsonb_typeof(basket) = 'object'),
  revision integer not null check (revision > 0),
  saved_at timestamptz not null
);
comment on table comparison_basket is
  'The products a signed-in user has selected for comparison, on all their devices.';
comment on column comparison_basket.person_id is 'Subject of the identity server.';
comment on column comparison_basket.basket is 'The selected products by classification.';
comment on column comparison_basket.revision is
  'Rises with every change. Only a device that has the current revision may remove products; others may add.';
