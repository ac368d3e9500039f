create table contact_location (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  telephone text not null,
  team_address text not null check (team_address !~ '[[:cntrl:],;<>"]')
);
comment on table contact_location is 'A location of ours that accepts requests. Only its own team is notified of them.';
comment on column contact_location.team_address is 'Mail address of the team.';

create table visitor_request (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'service', 'licence', 'feedback', 'whitepaper')),
  state text not null default 'received' check (state in ('received', 'read', 'answered', 'closed')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  email text generated always as (lower(answers ->> 'email')) stored,
  about text not null,
  document uuid,
  contact_location text references contact_location (id),
  needs_review boolean not null default false,
  assigned_to uuid references person,
  language text not null check (language ~ '^[a-z]{2}$'),
  site_slug text not null,
  time_zone text not null,
  received_at timestamptz not null,
  reply_due_at timestamptz not null check (reply_due_at > received_at)
);
comment on table visitor_request is
  'A submission of one of the public forms. reply_due_at is the time by which a reply is promised.';
comment on column visitor_request.state is
  'Progress of the request; answered once a member of the service has called or written.';
comment on column visitor_request.answers is 'The form values by field; the fields depend on kind.';
comment on column visitor_request.about is 'Topic of the page that led to the form; empty if it had none.';
comment on column visitor_request.document is
  'Id in the content service of the requested whitepaper, which can be downloaded with the link of the request.';
comment on column visitor_request.needs_review is
  'Sent without a bot-check proof, or in a way that looks automated: a person reviews it before anything else happens.';
comment on column visitor_request.assigned_to is 'The assigned agent of the service; null while unassigned.';
comment on column visitor_request.site_slug is 'The site it was sent from; empty for the main site.';
comment on column visitor_request.time_zone is 'The visitor''s time zone, in which the promised time is shown.';

create index visitor_request_email on visitor_request (email) where email is not null;
comment on index visitor_request_email is 'The export and the erasure of an account find the requests of its owner.';
create index visitor_request_by_due_date on visitor_request (reply_due_at);
create index visitor_request_open_by_due_date on visitor_request (reply_due_at, id) where state <> 'closed';
comment on index visitor_request_open_by_due_date is
  'The queue of the service desk: open requests in the order in which they are due, however many are closed.';

create table request_comment (
  id uuid primary key,
  request_id uuid not null references visitor_request (id) on delete cascade,
  written_by uuid references person,
  body text not null,
  added_at timestamptz not null
);
comment on table request_comment is 'A message added to a request later, by its sender or by the service.';
comment on column request_comment.written_by is 'The agent of the service who replied; null for the sender.';
comment on column request_comment.body is 'The text of the message.';

create index request_comment_by_request on request_comment (request_id, added_at);

create table request_note (
  id uuid primary key,
  request_id uuid not null references visitor_request on delete cascade,
  written_by uuid not null references person,
  body text not null,
  written_at timestamptz not null
);
comment on table request_note is
  'An internal note of the service. In a table apart from the comments, so that no query for a sender can return one.';
comment on column request_note.body is 'The text of the note.';

create index request_note_by_request on request_note (request_id, written_at);

alter table request_note enable row level security;
alter table request_note force row level security;
create policy service_request_notes on request_note using ((select is_service()));

create table request_file (
  upload_id text primary key references upload (id),
  request_id uuid not null references visitor_request (id) on delete cascade,
  added_at timestamptz not null
);
comment on table request_file is
  'A file that the sender attached to a request, at once or later. Each file belongs to one request only.';

create index request_file_by_request on request_file (request_id, added_at);

create table saved_request (
  request_id uuid primary key references visitor_request on delete cascade,
  person_id uuid not null references person,
  saved_at timestamptz not null
);
comment on table saved_request is
  'A request that its sender has saved to their account, where they see it without its link. Only one person can save '
  'a request.';

create index saved_request_by_person on saved_request (person_id, saved_at desc);

alter table saved_request enable row level security;
alter table saved_request force row level security;
create policy own_saved_requests on saved_request using (person_id = (select own_person()));
