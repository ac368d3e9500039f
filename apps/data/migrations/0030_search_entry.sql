create table search_entry (
  product_id uuid primary key references product on delete cascade,
  content_hash text not null
);
comment on table search_entry is 'What the search engine knows of each product. A product without an entry, or with another hash, is waiting to be indexed.';
