create table canned_text (
  id uuid primary key,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null,
  body text not null,
  version integer not null default 1,
  retired_at timestamptz,
  check (title <> '' and body <> '')
);
comment on table canned_text is 'A reply template of the service, maintained by its staff.';
comment on column canned_text.body is
  'May contain the placeholders {name}, {number} and {machine}: the recipient, the ticket or request, and the machine.';
comment on column canned_text.version is
  'Rises with every change: an update that was based on an older version is refused (optimistic locking).';
comment on column canned_text.retired_at is 'From this time on it is no longer offered.';

create unique index canned_text_title on canned_text (language, lower(title)) where retired_at is null;
comment on index canned_text_title is
  'Titles are unique within a language, ignoring case; a retired text releases its title.';

alter table canned_text enable row level security;
alter table canned_text force row level security;
create policy service_canned_texts on canned_text using ((select is_service()));
