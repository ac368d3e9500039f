create table product_variant (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  position integer not null,
  name_metric text not null,
  name_imperial text not null,
  unique (product_id, position)
);
comment on table product_variant is 'A size or fitting of a product. Its id stays the same from import to import: baskets and links hold it.';

create table product_image (
  product_id uuid not null references product on delete cascade,
  position integer not null,
  name text not null,
  url text not null,
  primary key (product_id, position)
);
comment on table product_image is 'Pictures of a product, as keys of the media store; the first is the default and also stands in product.image.';

create table product_file (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  position integer not null,
  names jsonb not null,
  content_language text not null check (content_language ~ '^[a-z]{2}$'),
  thumbnail_url text,
  type text not null,
  url text not null,
  filename text not null,
  extension text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  unique (product_id, position)
);
comment on table product_file is 'What can be downloaded with a product, as keys of the media store.';
comment on column product_file.names is 'The title by language of the reader; content_language is the language inside.';

create table product_highlight (
  product_id uuid not null references product on delete cascade,
  position integer not null,
  texts jsonb not null,
  image_url text,
  video_image_url text,
  video_url text,
  primary key (product_id, position)
);
comment on table product_highlight is 'What is best about a product: a few words and a picture or film.';

create type product_relation as enum ('related', 'component', 'service');

create table related_product (
  product_id uuid not null references product on delete cascade,
  kind product_relation not null,
  related_slug text not null,
  position integer not null,
  primary key (product_id, kind, related_slug)
);
comment on table related_product is 'What goes with a product.';
comment on column related_product.related_slug is 'No foreign key: a source may deliver a product before those that go with it. A missing one is skipped.';
