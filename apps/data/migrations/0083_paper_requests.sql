-- contracts 0015_requests.sql
-- The list of kinds becomes longer, which no running version notices.
alter table visitor_request drop constraint visitor_request_kind_check;
alter table visitor_request add constraint visitor_request_kind_check
  check (kind in ('contact', 'service', 'licence', 'feedback', 'whitepaper', 'paper')) not valid;

alter table visitor_request add column is_owed boolean;
comment on column visitor_request.is_owed is
  'Whether paper was requested at the time of the purchase, so that it is owed; null for other requests.';
alter table visitor_request add column reminded_at timestamptz;
comment on column visitor_request.reminded_at is 'When the team was reminded of an open request for paper.';
