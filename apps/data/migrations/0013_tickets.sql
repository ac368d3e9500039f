create type ticket_status as enum ('new', 'assigned', 'in-progress', 'waiting-for-you', 'solved', 'closed');
comment on type ticket_status is 'waiting-for-you: the service waits for the customer.';
create type ticket_type as enum ('repair', 'spare-part', 'question', 'inspection', 'calibration', 'software');
create type ticket_concern as enum ('machine-stopped', 'quality', 'planned', 'process');
create type closure_reason as enum ('solved-by-provider', 'solved-without-provider', 'no-longer-relevant');

create sequence ticket_number;
comment on sequence ticket_number is 'The running part of ticket.number, after the year.';

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
  first_response_due_at timestamptz not null,
  first_response_at timestamptz,
  closed_at timestamptz,
  closure_reason closure_reason,
  version integer not null default 1,
  foreign key (plant_id, organisation_id) references plant (id, organisation_id),
  foreign key (machine_id, organisation_id) references machine (id, organisation_id),
  unique (id, organisation_id),
  check ((closed_at is null) = (closure_reason is null)),
  check ((closed_at is not null) = (status in ('solved', 'closed')))
);
comment on table ticket is 'A case that a customer has opened with the service.';
comment on column ticket.number is 'Two digits of the year and a running number, such as 26-00042.';
comment on column ticket.machine_id is
  'Null if the machine is not in the inventory; machine_name and serial_number are then as the customer typed them.';
comment on column ticket.concern is 'The effect of the problem on production.';
comment on column ticket.contact_id is 'The assigned agent of the service; null while unassigned.';
comment on column ticket.replies is 'Number of comments that both sides see.';
comment on column ticket.version is
  'Rises with every change: an update that was based on an older version takes no effect (optimistic locking).';

create index ticket_by_machine on ticket (machine_id, created_at desc) where machine_id is not null;
create index ticket_open_by_due_date on ticket (first_response_due_at, id) where closed_at is null;
comment on index ticket_open_by_due_date is
  'The queue of the service desk: open tickets of all customers in the order in which they are due, however many are '
  'closed.';
create index ticket_closed_by_due_date on ticket (first_response_due_at, id) where closed_at is not null;
comment on index ticket_closed_by_due_date is 'The closed tickets of the service desk.';
create index ticket_open_by_age on ticket (organisation_id, created_at desc, id desc) where closed_at is null;
comment on index ticket_open_by_age is
  'Open tickets. Row-level security prevents a search by status in an index, because the comparison of enum values is '
  'not leakproof; open tickets are therefore selected by closed_at is null, closed ones through ticket_by_age.';
create index ticket_open_by_contact on ticket (contact_id, first_response_due_at, id) include (organisation_id)
  where closed_at is null;
comment on index ticket_open_by_contact is
  'The queue of one agent, and the unassigned tickets. organisation_id is included for the policy of the table.';
create index ticket_by_age on ticket (organisation_id, created_at desc, id desc)
  include (plant_id, machine_id, type, status, closed_at);
comment on index ticket_by_age is
  'Sorts the tickets of a customer by creation. The included columns are those that the list filters and counts by, so '
  'that tickets which are not on the page are not read, even for a customer with a hundred times as many as others.';
create index ticket_by_last_change on ticket (organisation_id, updated_at desc, id desc)
  include (plant_id, machine_id, type, status, closed_at);
comment on index ticket_by_last_change is 'As ticket_by_age, for the list sorted by last change.';
create index ticket_by_status on ticket (organisation_id, status) include (plant_id, machine_id, type);
comment on index ticket_by_status is
  'Counts tickets by status, with the filters of the list, without reading the table.';
create index ticket_by_id on ticket (id)
  include (organisation_id, plant_id, machine_id, type, status, created_at, updated_at, closed_at);
comment on index ticket_by_id is
  'Filters, counts and sorts the ids that a text search has found without reading the table.';

-- The scalar subqueries let Postgres evaluate the settings once for each statement instead of once for each row.
alter table ticket enable row level security;
alter table ticket force row level security;
create policy own_tickets on ticket
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

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
comment on table ticket_comment is 'A comment in a ticket, by the customer or the service.';
comment on column ticket_comment.is_service is 'Whether the service wrote it.';
comment on column ticket_comment.is_internal is 'An internal note of the service, which no customer sees.';

create index ticket_comment_by_ticket on ticket_comment (ticket_id, written_at, id);

alter table ticket_comment enable row level security;
alter table ticket_comment force row level security;
create policy own_comments on ticket_comment
  using ((organisation_id = any ((select own_organisations())::uuid[]) and not is_internal) or (select is_service()));

create table ticket_attachment (
  upload_id text primary key references upload,
  ticket_id uuid not null,
  organisation_id uuid not null,
  comment_id uuid references ticket_comment on delete cascade,
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade
);
comment on table ticket_attachment is 'A file attached to a ticket or to one of its comments.';
comment on column ticket_attachment.comment_id is 'Null for a file that was attached when the ticket was opened.';

create index ticket_attachment_by_ticket on ticket_attachment (ticket_id);

-- The subquery on ticket_comment is subject to that table's own policy, which hides internal notes from customers; the
-- attachments of a note are therefore hidden with it.
alter table ticket_attachment enable row level security;
alter table ticket_attachment force row level security;
create policy own_attachments on ticket_attachment using (
  (select is_service())
  or (
    organisation_id = any ((select own_organisations())::uuid[])
    and (comment_id is null or exists (select from ticket_comment where ticket_comment.id = comment_id))
  )
);

-- No row-level security here: the operators of a text index are not leakproof, so behind a policy Postgres could not
-- use the index and would read five million rows one by one. For this reason the words are in a table of their own. It
-- contains no sentences; the tickets that a search finds are read from the ticket table, under its policy.
create table ticket_search (
  ticket_id uuid primary key references ticket on delete cascade,
  organisation_id uuid not null,
  search_vector tsvector not null
);
comment on table ticket_search is
  'The search words of each ticket, from its number, subject, machine and serial number.';
comment on column ticket_search.search_vector is 'See to_ticket_search.';

create index ticket_search_vector on ticket_search using gin (search_vector);

create function to_ticket_search(organisation uuid, words text[]) returns tsvector immutable parallel safe language sql
return array_to_tsvector(words || string_to_array(right(organisation::text, 12) || '/'
  || array_to_string(words, ' ' || right(organisation::text, 12) || '/'), ' '));
comment on function to_ticket_search is
  'Search words of a ticket, each twice: as it is, for searches of the service, and prefixed with the last 12 '
  'characters of the organisation id, for searches of a customer. A customer''s search then reads their own entries '
  'only, however common the word is among other customers.';
