-- The queue of the service desk in its other orders, and the figures of the service desk.
drop index concurrently if exists ticket_open_by_priority;
create index concurrently ticket_open_by_priority on ticket (priority, first_response_due_at, id)
  include (status, contact_id, organisation_id) where closed_at is null;
comment on index ticket_open_by_priority is
  'The queue of the service desk in the order of priority. The included columns are those that views count by, and that of '
  'the policy.';
drop index concurrently if exists ticket_open_by_creation;
create index concurrently ticket_open_by_creation on ticket (created_at desc, id desc)
  include (status, organisation_id) where closed_at is null;
comment on index ticket_open_by_creation is
  'The queue of the service desk in the order of creation, and the number of open tickets by age and turn.';
drop index concurrently if exists ticket_figures;
create index concurrently ticket_figures on ticket (created_at)
  include (organisation_id, type, plant_id, machine_name, first_response_due_at, first_response_at, solution_due_at, closed_at);
comment on index ticket_figures is 'The figures of the service desk read the tickets of some weeks from this index only.';
drop index concurrently if exists ticket_solved_by_time;
create index concurrently ticket_solved_by_time on ticket (closed_at)
  include (type, organisation_id) where closed_at is not null;
comment on index ticket_solved_by_time is 'Counts the tickets of all customers that were solved in a week.';
