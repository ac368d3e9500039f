drop index concurrently if exists visitor_request_open_paper;
create index concurrently visitor_request_open_paper on visitor_request (received_at)
  where kind = 'paper' and state in ('received', 'read');
comment on index visitor_request_open_paper is 'Requests for paper that wait; the metric and the reminder read few rows.';
