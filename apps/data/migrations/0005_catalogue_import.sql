create table catalogue_import (
  id uuid primary key,
  file_name text not null,
  file_hash text not null,
  storage_key text,
  is_dry_run boolean not null default false,
  follows uuid unique references catalogue_import,
  requested_by text,
  rows_done integer not null default 0,
  counts jsonb not null default '{}',
  failure text check (failure in ('unreadable', 'fault')),
  failure_detail text not null default '',
  started_at timestamptz not null,
  finished_at timestamptz
);
comment on table catalogue_import is
  'An import of a product file and its progress: an interrupted import resumes after the last saved row.';
comment on column catalogue_import.storage_key is
  'Key of the file in the object store; null for an import from the command line.';
comment on column catalogue_import.is_dry_run is 'A dry run reports the changes and makes none.';
comment on column catalogue_import.follows is 'The dry run from which this import was started.';
comment on column catalogue_import.requested_by is
  'Id of the member of staff in the content service; null for an import from the command line.';
comment on column catalogue_import.rows_done is
  'Saved in the transaction of the rows themselves, so that no row is lost or read twice.';
comment on column catalogue_import.counts is 'Number of rows by outcome: created, changed, unchanged, refused.';
comment on column catalogue_import.failure is
  'Why it stopped: the file is unreadable, or a fault of the service, after which the import is retried.';

create unique index catalogue_import_running on catalogue_import (file_hash)
  where finished_at is null and not is_dry_run;
comment on index catalogue_import_running is 'At most one unfinished import of the same file.';

create table catalogue_import_row (
  import_id uuid not null references catalogue_import on delete cascade,
  number integer not null,
  place text not null,
  slug text not null,
  outcome text not null check (outcome in ('created', 'changed', 'refused')),
  detail text not null,
  primary key (import_id, number)
);
comment on table catalogue_import_row is
  'The outcome of each row of an import or dry run. Unchanged rows are counted in the import and not listed.';
comment on column catalogue_import_row.place is 'Position in the file as a person finds it, such as line 4.';
comment on column catalogue_import_row.detail is 'The fields that differ, or the reason of the refusal.';
