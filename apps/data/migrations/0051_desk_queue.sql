-- What waits is read in the order in which it is due, however many are over.
create index ticket_waiting on ticket (answer_due_at, id) where closed_at is null;
create index ticket_over on ticket (answer_due_at, id) where closed_at is not null;
create index visitor_request_waiting on visitor_request (reply_due_at, id) where state <> 'closed';
