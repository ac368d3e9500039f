-- The queue of the service desk in the order of the next promise: the first response, then the solution.
drop index concurrently if exists ticket_open_by_next_due;
create index concurrently ticket_open_by_next_due on ticket
  ((case when first_response_at is null then first_response_due_at else solution_due_at end), id) where closed_at is null;
comment on index ticket_open_by_next_due is
  'The queue of the service desk: open tickets of all customers in the order in which they are due, however many are '
  'closed.';
drop index concurrently if exists ticket_open_by_priority_and_due;
create index concurrently ticket_open_by_priority_and_due on ticket
  (priority, (case when first_response_at is null then first_response_due_at else solution_due_at end), id)
  include (status, contact_id, organisation_id) where closed_at is null;
comment on index ticket_open_by_priority_and_due is
  'The queue of the service desk in the order of priority. The included columns are those that views count by, and that of '
  'the policy.';
drop index concurrently if exists ticket_open_by_agent;
create index concurrently ticket_open_by_agent on ticket
  (contact_id, (case when first_response_at is null then first_response_due_at else solution_due_at end), id)
  include (organisation_id) where closed_at is null;
comment on index ticket_open_by_agent is
  'The queue of one agent. organisation_id is included for the policy of the table.';
drop index concurrently if exists ticket_unassigned_by_next_due;
create index concurrently ticket_unassigned_by_next_due on ticket
  ((case when first_response_at is null then first_response_due_at else solution_due_at end), id)
  include (organisation_id) where closed_at is null and contact_id is null;
comment on index ticket_unassigned_by_next_due is
  'The unassigned tickets in the order in which they are due: an index that begins with contact_id has no such order for '
  'null.';
drop index concurrently if exists ticket_closed_by_creation;
create index concurrently ticket_closed_by_creation on ticket (created_at desc, id desc) where closed_at is not null;
comment on index ticket_closed_by_creation is 'The closed tickets of the service desk, the newest first.';
drop index concurrently if exists visitor_request_open_by_next_due;
create index concurrently visitor_request_open_by_next_due on visitor_request
  ((case when state = 'answered' then null else reply_due_at end), id) where state <> 'closed';
comment on index visitor_request_open_by_next_due is
  'The open requests in the queue of the service desk. Nothing is due once a request is answered.';
drop index concurrently if exists ticket_open_by_due_date;
drop index concurrently if exists ticket_open_by_priority;
drop index concurrently if exists ticket_open_by_contact;
drop index concurrently if exists ticket_closed_by_due_date;
drop index concurrently if exists visitor_request_open_by_due_date;
