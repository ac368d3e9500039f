create table phone_link (
  id uuid primary key,
  ends_at timestamptz not null,
  ended_at timestamptz
);
comment on table phone_link is 'A link by which a phone adds files to one open form. Its address is its id, signed; a row is there once it was used.';
comment on column phone_link.ended_at is 'When its form was sent; nothing before.';

create table phone_file (
  upload_id text primary key references upload on delete cascade,
  link_id uuid not null references phone_link on delete cascade,
  added_at timestamptz not null
);
comment on table phone_file is 'A file that came from a phone, for the form that opened the link to fetch.';

create index files_of_phone_link on phone_file (link_id, added_at);
create index phone_link_age on phone_link (ends_at);
