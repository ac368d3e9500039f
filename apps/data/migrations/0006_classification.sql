create table classification (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent_id uuid references classification check (parent_id <> id),
  area text not null default 'products' check (area in ('products', 'services', 'smart-factory')),
  texts jsonb not null check (texts -> 'en' ->> 'name' is not null),
  sort_index integer not null default 0,
  image text,
  image_high_res text,
  supported_countries text[] not null default '{}',
  route text not null default '',
  lineage uuid[] not null default '{}',
  shown_countries text[],
  content_hash text not null default '',
  updated_at timestamptz not null default now()
);
comment on table classification is 'A branch of the catalogue: a family, or something below one.';
comment on column classification.area is 'The part of the website it stands in; what lies below a family stands where the family does.';
comment on column classification.texts is 'Name and description by language. Small and always read whole, so one column, not a table.';
comment on column classification.supported_countries is 'Where it is shown; ALL is the international country. A family is shown everywhere.';
comment on column classification.route is 'Worked out: area and slugs from the family down, joined by slashes.';
comment on column classification.lineage is 'Worked out: ids from the family down, its own last.';
comment on column classification.shown_countries is 'Worked out: the countries that it and everything above it support; nothing means everywhere.';

create index classification_parent on classification (parent_id);
create index classification_lineage on classification using gin (lineage);
