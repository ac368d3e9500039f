create table shared_comparison (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{12}$'),
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  measurement_system text not null check (measurement_system in ('Metric', 'Imperial')),
  facts jsonb not null check (jsonb_typeof(facts) = 'array'),
  shared_at timestamptz not null
);
comment on table shared_comparison is 'A comparison that somebody has shared by a short link. It never changes: another choice is another comparison.';
comment on column shared_comparison.entries is 'Slugs and variants in the order of the columns.';
comment on column shared_comparison.facts is 'The specifications of these products and variants as they were then, to tell what has changed since.';
