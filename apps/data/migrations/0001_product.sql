create type product_status as enum ('active', 'discontinued', 'cancelled');

create table product (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  brand text not null,
  status product_status not null default 'active',
  image text,
  updated_at timestamptz not null default now()
);
comment on table product is 'A machine, tool or software of the catalogue; what is the same in every language.';
comment on column product.image is 'Key of the picture in the media store; nothing means the default picture.';

create table product_text (
  product_id uuid not null references product on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  name text not null,
  short_description text not null,
  long_description text not null,
  primary key (product_id, language)
);
comment on table product_text is 'The words of a product in one language. English is always there; others fall back to it.';
