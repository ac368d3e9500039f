alter table catalogue_import
  add column is_dry_run boolean not null default false,
  add column stored_as text,
  add column follows uuid unique references catalogue_import,
  add column asked_by text,
  add column failure text check (failure in ('unreadable', 'fault')),
  add column failure_detail text not null default '';
comment on column catalogue_import.is_dry_run is 'Only says what would change.';
comment on column catalogue_import.stored_as is 'Key of the file in the store; nothing where it was read from the command line.';
comment on column catalogue_import.follows is 'The dry run that this import was started from.';
comment on column catalogue_import.asked_by is 'Id of the member of staff in the content service; nothing for the command line.';
comment on column catalogue_import.failure is 'Why it stopped: the file cannot be read, or a fault of ours, which is tried again.';

drop index catalogue_import_running;
create unique index catalogue_import_running on catalogue_import (file_hash) where finished_at is null and not is_dry_run;

create table catalogue_import_row (
  import_id uuid not null references catalogue_import on delete cascade,
  number integer not null,
  place text not null,
  slug text not null,
  outcome text not null check (outcome in ('created', 'changed', 'refused')),
  detail text not null,
  primary key (import_id, number)
);
comment on table catalogue_import_row is 'What an import did or would do with each row of its file; rows that change nothing are only counted.';
