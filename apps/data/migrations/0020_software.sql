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
comment on table software_release is 'A release of the control software for the machines of a family.';
comment on column software_release.family is 'The first part of the product slug: axion of axion-56.';
comment on column software_release.notes is
  'Release notes by language. English always exists and is the fallback of the other languages.';
comment on column software_release.object_key is 'Key of the file in the object store.';
comment on column software_release.sha256 is 'Checksum of the file, in hexadecimal.';
