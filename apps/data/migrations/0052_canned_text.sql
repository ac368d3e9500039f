create table canned_text (
  id uuid primary key,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null,
  body text not null,
  unique (language, title)
);
comment on table canned_text is 'What the service writes often. {name} and {number} stand for whom and what it is about.';
