create type upload_state as enum ('pending', 'clean', 'infected', 'refused');
comment on type upload_state is
  'pending until the scan; refused is a file that is neither an image nor a video. Only clean files are delivered.';

create table upload (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  file_name text not null,
  byte_size integer not null check (byte_size > 0),
  media_type text,
  state upload_state not null default 'pending',
  is_restricted boolean not null default false,
  received_at timestamptz not null default now(),
  scanned_at timestamptz,
  check ((state = 'pending') = (scanned_at is null))
);
comment on table upload is
  'A completely received file. It stays in quarantine until the scanner has passed it and its content is identified as '
  'an image or video; any other file is deleted and its row stays.';
comment on column upload.id is 'Random, 256 bits: the key of the object in the store and the id in the download URL.';
comment on column upload.media_type is
  'Media type identified from the content; null before that, and for a file that is neither an image nor a video.';
comment on column upload.is_restricted is
  'True if the file is delivered only to users who may see the record it is attached to. Otherwise the id, which '
  'cannot be guessed, is enough.';

create index upload_pending on upload (received_at) where state = 'pending';

create table phone_link (
  id uuid primary key,
  ends_at timestamptz not null,
  ended_at timestamptz
);
comment on table phone_link is
  'A link through which a phone adds files to one open form. Its URL carries the signed id; the row is created when '
  'the link is first used.';
comment on column phone_link.ends_at is 'From this time on the link accepts no files.';
comment on column phone_link.ended_at is
  'Time at which the form was submitted, which ends the link early; null before.';

create index phone_link_age on phone_link (ends_at);
comment on index phone_link_age is 'Finds expired links to delete.';

create table phone_file (
  upload_id text primary key references upload on delete cascade,
  link_id uuid not null references phone_link on delete cascade,
  added_at timestamptz not null
);
comment on table phone_file is 'A file that a phone has added, for the form that opened the link to fetch.';

create index phone_file_by_link on phone_file (link_id, added_at);
