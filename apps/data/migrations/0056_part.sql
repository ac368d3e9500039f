create table part (
  id uuid primary key,
  article_number text not null unique check (article_number ~ '^[0-9]{3}-[0-9]{5}$'),
  names jsonb not null check (names ? 'en'),
  assembly text not null,
  is_wear boolean not null,
  image text,
  replaced_by text check (replaced_by <> article_number)
);
comment on table part is 'A spare or wear part. What anybody who uses product information may know; nothing of a customer.';
comment on column part.names is 'By language; English is always there, others fall back to it.';
comment on column part.replaced_by is 'Article number. No foreign key: a source may deliver a part before the one that replaces it.';

create table part_stock (
  part_id uuid primary key references part on delete cascade,
  stock integer not null check (stock >= 0),
  availability_days integer not null check (availability_days >= 0),
  location text not null,
  counted_at timestamptz not null
);
comment on table part_stock is 'How many lie where, and in how many days they are with the customer. Apart from the part, because it changes all day.';

create table part_of_product (
  product_slug text not null,
  part_id uuid not null references part on delete cascade,
  position integer not null,
  built_from date,
  built_until date,
  primary key (product_slug, part_id)
);
comment on table part_of_product is 'Which parts a product has. Some only in machines built between two days.';

create index products_of_part on part_of_product (part_id);
