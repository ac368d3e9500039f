create table part (
  id uuid primary key,
  article_number text not null unique check (article_number ~ '^[0-9]{3}-[0-9]{5}$'),
  names jsonb not null check (names ? 'en'),
  assembly text not null,
  is_wear boolean not null,
  image text,
  shape text,
  replaced_by text check (replaced_by <> article_number)
);
comment on table part is
  'A spare or wear part. Visible to every user of the product information; contains no customer data.';
comment on column part.names is 'By language. English always exists and is the fallback of the other languages.';
comment on column part.assembly is 'The assembly of the machine it belongs to, such as cutting.';
comment on column part.is_wear is 'Whether it is a wear part.';
comment on column part.shape is 'The shape that represents it in an exploded view; null means a plain block.';
comment on column part.replaced_by is
  'Article number of the replacement. No foreign key: a source may deliver a part before its replacement.';

create table part_stock (
  part_id uuid primary key references part on delete cascade,
  stock integer not null check (stock >= 0),
  availability_days integer not null check (availability_days >= 0),
  location text not null,
  counted_at timestamptz not null
);
comment on table part_stock is
  'The stock of a part and its delivery time. In a table apart from the part because it changes all day.';
comment on column part_stock.availability_days is 'Days until the part reaches the customer.';
comment on column part_stock.location is 'The warehouse.';

create table product_part (
  product_slug text not null,
  part_id uuid not null references part on delete cascade,
  position integer not null,
  built_from date,
  built_until date,
  primary key (product_slug, part_id)
);
comment on table product_part is 'The parts of each product.';
comment on column product_part.built_from is
  'The part fits machines built from this day until built_until; null leaves that end open.';

create index product_part_by_part on product_part (part_id);
