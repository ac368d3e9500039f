alter table visitor_request add column assigned_to uuid references person;
comment on column visitor_request.assigned_to is 'Who of the service looks after it; nothing until somebody does.';

alter table request_comment add column written_by uuid references person;
comment on table request_comment is 'What was written in a request after it was sent: by its sender, or by our service.';
comment on column request_comment.written_by is 'Who of the service answered; nothing where the sender added something.';

create table request_note (
  id uuid primary key,
  request_id uuid not null references visitor_request on delete cascade,
  written_by uuid not null references person,
  words text not null,
  written_at timestamptz not null
);
comment on table request_note is 'A note of the service to itself. Apart from the comments, so that no query for a sender can meet one.';

create index notes_of_request on request_note (request_id, written_at);

alter table request_note enable row level security;
alter table request_note force row level security;
create policy notes_of_service on request_note using (is_service());
