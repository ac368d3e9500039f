create table support_notice (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  product_slug text not null,
  support_until text not null check (support_until ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  days integer not null check (days in (180, 30, 0)),
  model text not null,
  machines integer not null check (machines > 0),
  notified_at timestamptz not null,
  unique (organisation_id, product_slug, support_until, days),
  unique (id, organisation_id)
);
comment on table support_notice is
  'The customers whose people were told that the security updates of a product end, so that nobody is told twice. '
  'Another end has notices of its own.';
comment on column support_notice.product_slug is 'As in machine.product_slug.';
comment on column support_notice.days is 'The days before the end for which this notice stands.';
comment on column support_notice.model is 'The model name of the machines, which the notice names.';
comment on column support_notice.machines is 'The number of machines in use at that time.';
alter table support_notice enable row level security;
alter table support_notice force row level security;
create policy own_support_notices on support_notice
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
