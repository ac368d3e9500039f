create table contact_location (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  telephone text not null,
  team_address text not null check (team_address !~ '[[:cntrl:],;<>"]')
);
comment on table contact_location is 'A place of ours that takes requests; its team is written to and nobody else.';

create table visitor_request (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'service', 'licence', 'feedback', 'whitepaper')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  email text generated always as (lower(answers ->> 'email')) stored,
  contact_location text references contact_location (id),
  about text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  site_slug text not null,
  time_zone text not null,
  received_at timestamptz not null,
  reply_due_at timestamptz not null check (reply_due_at > received_at)
);
comment on table visitor_request is 'What a visitor sent with one of the public forms; a reply is promised by reply_due_at.';
comment on column visitor_request.answers is 'Question by question, as the form of this kind asks them.';
comment on column visitor_request.about is 'What the page was about that led to the form; empty if nothing.';
comment on column visitor_request.site_slug is 'The site it was sent from; empty for the main site.';

create index visitor_request_email on visitor_request (email) where email is not null;
create index visitor_request_due on visitor_request (reply_due_at);
