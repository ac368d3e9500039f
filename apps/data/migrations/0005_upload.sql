create type upload_state as enum ('pending', 'clean', 'infected');

create table upload (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  file_name text not null,
  byte_size integer not null check (byte_size > 0),
  state upload_state not null default 'pending',
  received_at timestamptz not null default now(),
  scanned_at timestamptz,
  check ((state = 'pending') = (scanned_at is null))
);
comment on table upload is 'A file received in full. It lies in quarantine until the scanner has passed it; an infected one is deleted, its row stays.';
comment on column upload.id is 'Random, 256 bits: the name of the object in the store and of the download.';

create index upload_pending on upload (received_at) where state = 'pending';
