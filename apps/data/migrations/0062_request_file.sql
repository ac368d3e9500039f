create table request_file (
  upload_id text primary key references upload (id),
  request_id uuid not null references visitor_request (id) on delete cascade,
  added_at timestamptz not null
);
comment on table request_file is 'A file that the sender of a request sent with it or added later. Each goes with one request only.';
create index request_file_request on request_file (request_id, added_at);
