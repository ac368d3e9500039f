alter table canned_text add column version integer not null default 1;
alter table canned_text add column retired_at timestamptz;
alter table canned_text add check (title <> '' and body <> '');
comment on table canned_text is 'What the service writes often. {name}, {number} and {machine} stand for whom and what it is about.';
comment on column canned_text.version is 'Counts changes: whoever changes an older one than the last is told.';
comment on column canned_text.retired_at is 'From then on nobody is offered it.';

alter table canned_text drop constraint canned_text_language_title_key;
create unique index canned_text_title on canned_text (language, lower(title)) where retired_at is null;

alter table canned_text enable row level security;
alter table canned_text force row level security;
create policy canned_texts_of_the_service on canned_text using ((select is_service()));
