-- The dashboard counts tickets by week and by due time. Both counts read an index only.

create index ticket_solved_by_organisation on ticket (organisation_id, closed_at) where closed_at is not null;
comment on index ticket_solved_by_organisation is 'Counts the tickets of a customer that were solved in a week.';

create index ticket_unanswered_by_due_date on ticket (first_response_due_at, id)
  where closed_at is null and first_response_at is null;
comment on index ticket_unanswered_by_due_date is
  'Open tickets that still wait for a first response, in the order in which it is due: overdue and due soon.';
