create collation natural_order (provider = icu, locale = 'und-u-kn-true');
comment on collation natural_order is 'Sorts digits by their value, so that model 20 precedes model 120.';

create table catalogue_state (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 0,
  changed_at timestamptz not null default now()
);
comment on table catalogue_state is 'One row with the state of the catalogue as a whole.';
comment on column catalogue_state.is_only is 'Always true: as the primary key it prevents a second row.';
comment on column catalogue_state.revision is
  'Rises with every change of the catalogue; a client that has the current revision need not load it again.';
insert into catalogue_state default values;

-- The product tree

create table classification (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent_id uuid references classification check (parent_id <> id),
  area text not null default 'products' check (area in ('products', 'services', 'smart-factory')),
  texts jsonb not null check (texts -> 'en' ->> 'name' is not null),
  image text,
  image_high_res text,
  sort_index integer not null default 0,
  supported_countries text[] not null default '{}',
  route text not null default '',
  lineage uuid[] not null default '{}',
  shown_countries text[],
  content_hash text not null default '',
  updated_at timestamptz not null default now()
);
comment on table classification is 'A node of the product tree: a family, or a branch below one.';
comment on column classification.parent_id is 'Null for a family.';
comment on column classification.area is 'Section of the website; a branch inherits the area of its family.';
comment on column classification.texts is
  'Name and description by language. They are small and always read together, so they need no table of their own.';
comment on column classification.supported_countries is
  'Countries in which it is shown; ALL is the international country. A family is shown in every country.';
comment on column classification.route is 'Derived: the area and the slugs from the family down, joined by slashes.';
comment on column classification.lineage is 'Derived: the ids from the family down to the node itself.';
comment on column classification.shown_countries is
  'Derived: the countries that the node and all its ancestors support; null means every country.';
comment on column classification.content_hash is
  'Hash of the content from the source; an import with the same hash changes no row.';

create index classification_parent on classification (parent_id);
create index classification_lineage on classification using gin (lineage);
comment on index classification_lineage is 'Finds a node and all its descendants.';

-- Products

create type product_status as enum ('active', 'discontinued', 'cancelled');

create table product (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  classification_id uuid references classification,
  brand text not null,
  status product_status not null default 'active',
  supported_countries text[] not null default '{}',
  sort_index integer not null default 0,
  image text,
  video text,
  variant_count integer not null default 0,
  successor_slug text,
  content_hash text not null default '',
  updated_at timestamptz not null default now()
);
comment on table product is
  'A machine, tool or software of the catalogue, with the attributes that are the same in every language.';
comment on column product.supported_countries is
  'Countries in which it is sold; ALL is the international country. An empty list means none.';
comment on column product.sort_index is 'Position within the classification.';
comment on column product.image is 'Key of the first picture in the media store; null means the default picture.';
comment on column product.variant_count is 'Derived when the product is saved, so that lists need not count.';
comment on column product.successor_slug is
  'Slug of the product that replaces it. No foreign key: a source may deliver a product before its successor.';
comment on column product.content_hash is
  'Hash of the content from the source; an import with the same hash changes no row.';

create index product_classification on product (classification_id, sort_index, slug);
create index product_successor on product (successor_slug) where successor_slug is not null;

create table product_text (
  product_id uuid not null references product on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  name text not null,
  short_description text not null,
  long_description text not null,
  primary key (product_id, language)
);
comment on table product_text is
  'The texts of a product in one language. English always exists and is the fallback of the other languages.';

create table product_variant (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  position integer not null,
  name_metric text not null,
  name_imperial text not null,
  unique (product_id, position)
);
comment on table product_variant is 'A size or configuration of a product.';
comment on column product_variant.id is 'Stays the same in every import, because baskets and links refer to it.';

create table product_image (
  product_id uuid not null references product on delete cascade,
  position integer not null,
  name text not null,
  url text not null,
  primary key (product_id, position)
);
comment on table product_image is
  'The pictures of a product. The first is the default picture and is repeated in product.image.';
comment on column product_image.url is 'Key in the media store.';

create table product_file (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  position integer not null,
  names jsonb not null,
  type text not null,
  content_language text not null check (content_language ~ '^[a-z]{2}$'),
  url text not null,
  thumbnail_url text,
  filename text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  unique (product_id, position)
);
comment on table product_file is
  'A download of a product. Its file extension is part of filename and stored nowhere else.';
comment on column product_file.type is 'Kind of document, such as manual or brochure.';
comment on column product_file.names is 'The title by the language of the visitor.';
comment on column product_file.content_language is 'The language the file is written in.';
comment on column product_file.url is 'Key in the media store, as is thumbnail_url.';

create table product_highlight (
  product_id uuid not null references product on delete cascade,
  position integer not null,
  texts jsonb not null,
  image_url text,
  video_image_url text,
  video_url text,
  primary key (product_id, position)
);
comment on table product_highlight is 'A selling point of a product: a short text with a picture or video.';
comment on column product_highlight.texts is 'Name and descriptions by language.';
comment on column product_highlight.video_image_url is 'The picture shown before the video plays.';

create type product_relation as enum ('related', 'component', 'service');

create table related_product (
  product_id uuid not null references product on delete cascade,
  kind product_relation not null,
  related_slug text not null,
  position integer not null,
  primary key (product_id, kind, related_slug)
);
comment on table related_product is 'Products, components and services that complement a product.';
comment on column related_product.related_slug is
  'No foreign key: a source may deliver a product before the related ones. A missing product is skipped.';

create table product_version (
  product_id uuid not null references product on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null,
  content_hash text not null,
  source text not null,
  recorded_at timestamptz not null default now(),
  primary key (product_id, version)
);
comment on table product_version is
  'The content of a product after each change; the highest version is the current one.';
comment on column product_version.content is 'The whole document from the source.';
comment on column product_version.source is 'The source of the content: the seeds, or the name of an imported file.';

-- Specifications

create table specification_definition (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null check (names ->> 'en' is not null),
  unit text not null default '',
  choices jsonb not null default '{}',
  sort_index integer not null default 0,
  filterable boolean not null default false
);
comment on table specification_definition is
  'An attribute that products are specified by, as a number or a choice: its label, unit and position.';
comment on column specification_definition.names is 'The label by language.';
comment on column specification_definition.unit is
  'The metric unit. Imperial values are converted by rule when they are read, and never stored.';
comment on column specification_definition.choices is
  'The label of each choice by code and language, such as {"pvc": {"en": "PVC"}}; empty for numbers.';
comment on column specification_definition.filterable is 'Whether product lists offer it as a filter.';

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
comment on table specification is 'A number, range, choice or text that specifies a product or one of its variants.';
comment on column specification.variant_id is 'Null for a specification of the product as a whole.';
comment on column specification.measurement_system is
  'Set only where the source delivers values for both systems; null means metric, to be converted by rule.';
comment on column specification.unit is 'Set where it differs from the unit of the definition.';
comment on column specification.choices is 'Codes of the definition''s choices.';
comment on column specification.texts is 'A free text by language.';

create index specification_variant on specification (variant_id) where variant_id is not null;
create index specification_range on specification (definition_key, minimum, maximum)
  include (product_id) where variant_id is null;
comment on index specification_range is
  'Filters products by a range of values; product_id is included so that the index alone answers the filter.';

-- Capabilities

create table capability (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null check (names ->> 'en' is not null),
  image text,
  sort_index integer not null default 0
);
comment on table capability is 'A way of processing wire that several products support, such as twisting or sealing.';

create table product_capability (
  product_id uuid not null references product on delete cascade,
  capability_id uuid not null references capability on delete cascade,
  primary key (product_id, capability_id)
);
comment on table product_capability is 'The capabilities of each product.';

create index product_capability_by_capability on product_capability (capability_id, product_id);
