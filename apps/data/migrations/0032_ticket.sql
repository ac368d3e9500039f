create type ticket_status as enum ('new', 'assigned', 'in-progress', 'waiting-for-you', 'solved', 'closed');
create type ticket_type as enum ('repair', 'spare-part', 'question', 'inspection', 'calibration', 'software');
create type ticket_concern as enum ('machine-stopped', 'quality', 'planned', 'process');
create type closure_reason as enum ('solved-by-provider', 'solved-without-provider', 'no-longer-relevant');

create sequence ticket_number;

create table ticket (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9]{2}-[0-9]{5,9}$'),
  organisation_id uuid not null references organisation,
  plant_id uuid not null,
  machine_id uuid,
  machine_name text not null,
  serial_number text not null,
  type ticket_type not null,
  concern ticket_concern not null,
  subject text not null,
  description text not null,
  status ticket_status not null,
  opened_by uuid not null references person,
  contact_id uuid references person,
  replies integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answer_due_at timestamptz not null,
  first_answer_at timestamptz,
  closed_at timestamptz,
  closure_reason closure_reason,
  version integer not null default 1,
  foreign key (plant_id, organisation_id) references plant (id, organisation_id),
  foreign key (machine_id, organisation_id) references machine (id, organisation_id),
  unique (id, organisation_id),
  check ((closed_at is null) = (closure_reason is null)),
  check ((closed_at is not null) = (status in ('solved', 'closed')))
);
comment on table ticket is 'A case a customer opened with the service.';
comment on column ticket.machine_id is 'Nothing if the machine is not in the inventory; then its name and serial number are as typed.';
comment on column ticket.contact_id is 'Who of the service looks after it; nothing until somebody does.';
comment on column ticket.replies is 'Comments both sides see.';
comment on column ticket.version is 'Raised by every change, so that two people who change it at once do not overwrite each other.';

create index ticket_of_organisation on ticket (organisation_id, created_at desc, id desc);
create index ticket_by_status on ticket (organisation_id, status, created_at desc, id desc);
create index ticket_of_machine on ticket (machine_id, created_at desc) where machine_id is not null;
create index ticket_queue on ticket (status, answer_due_at) where closed_at is null;

create table ticket_comment (
  id uuid primary key,
  ticket_id uuid not null,
  organisation_id uuid not null,
  written_by uuid not null references person,
  is_service boolean not null,
  is_internal boolean not null default false,
  body text not null,
  written_at timestamptz not null,
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade,
  check (is_service or not is_internal)
);
comment on table ticket_comment is 'What somebody wrote in a ticket.';
comment on column ticket_comment.is_internal is 'A note of the service to itself, which no customer sees.';

create index comments_of_ticket on ticket_comment (ticket_id, written_at, id);

create table ticket_attachment (
  upload_id text primary key references upload,
  ticket_id uuid not null,
  organisation_id uuid not null,
  comment_id uuid references ticket_comment on delete cascade,
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade
);
comment on table ticket_attachment is 'A file that went with a ticket, or with a comment in it.';

create index attachments_of_ticket on ticket_attachment (ticket_id);

-- Apart from the ticket, and without the net below: an index over words cannot be used behind it, and five million
-- rows would be read one by one. It holds no sentence, and what is found here is read from the ticket itself.
create table ticket_words (
  ticket_id uuid primary key references ticket on delete cascade,
  organisation_id uuid not null,
  words tsvector not null
);
comment on table ticket_words is 'The words of a ticket by which it is found: number, subject, machine and serial number.';

create index ticket_words_found on ticket_words using gin (words);

alter table ticket enable row level security;
alter table ticket force row level security;
create policy own_tickets on ticket using (organisation_id = any (own_organisations()) or is_service());
alter table ticket_comment enable row level security;
alter table ticket_comment force row level security;
create policy own_comments on ticket_comment
  using ((organisation_id = any (own_organisations()) and not is_internal) or is_service());
alter table ticket_attachment enable row level security;
alter table ticket_attachment force row level security;
create policy own_attachments on ticket_attachment using (organisation_id = any (own_organisations()) or is_service());
