alter table product
  add column classification_id uuid references classification,
  add column supported_countries text[] not null default '{ALL}',
  add column sort_index integer not null default 0,
  add column variant_count integer not null default 0,
  add column successor_slug text,
  add column video text,
  add column content_hash text not null default '';
-- Products that were there before stay readable; from now on somebody has to say where one is sold.
alter table product alter column supported_countries set default '{}';
comment on column product.supported_countries is 'Where it is sold; ALL is the international country. An empty list is nowhere.';
comment on column product.variant_count is 'Worked out when saving, so that lists need not count.';
comment on column product.successor_slug is 'No foreign key: a source may deliver a product before the one that follows it.';
comment on column product.content_hash is 'Hash of everything a source says of the product; the same hash again changes no row.';

create index product_classification on product (classification_id, sort_index, slug);
create index product_successor on product (successor_slug) where successor_slug is not null;
