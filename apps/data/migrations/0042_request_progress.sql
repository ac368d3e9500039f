alter table visitor_request
  add column state text not null default 'received' check (state in ('received', 'read', 'answered', 'closed'));
comment on column visitor_request.state is 'How far it is; answered once somebody of ours has called or written.';

create table request_comment (
  id uuid primary key,
  request_id uuid not null references visitor_request (id) on delete cascade,
  words text not null,
  added_at timestamptz not null
);
comment on table request_comment is 'What the sender of a request added to it later.';
create index request_comment_request on request_comment (request_id, added_at);
