create table software_release (
  id uuid primary key,
  family text not null,
  version text not null check (version ~ '^[0-9]+([.][0-9]+)*$'),
  released_on date not null,
  notes jsonb not null check (notes ? 'en'),
  object_key text not null,
  file_name text not null,
  byte_size bigint not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (family, version)
);
comment on table software_release is 'Control software that can be installed on the machines of a family.';
comment on column software_release.family is 'The first part of a product''s slug: axion of axion-56.';
comment on column software_release.notes is 'What is new, by language; English is always there.';
