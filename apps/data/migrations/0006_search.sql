create table search_entry (
  product_id uuid primary key references product on delete cascade,
  content_hash text not null
);
comment on table search_entry is
  'The state in which each product is in the search index. A product without an entry, or with another content hash, '
  'has yet to be indexed.';
comment on column search_entry.content_hash is 'product.content_hash at the time of indexing.';
