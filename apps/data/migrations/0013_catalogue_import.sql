create table catalogue_import (
  id uuid primary key,
  file_name text not null,
  file_hash text not null,
  rows_done integer not null default 0,
  counts jsonb not null default '{}',
  started_at timestamptz not null,
  finished_at timestamptz
);
comment on table catalogue_import is 'Files of products that were read in, and how far: a broken-off import goes on behind the last row that was saved.';
comment on column catalogue_import.rows_done is 'Saved in the transaction of the rows themselves, so that no row is lost or read twice.';

create unique index catalogue_import_running on catalogue_import (file_hash) where finished_at is null;
