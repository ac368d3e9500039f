create table session_end (
  subject text primary key check (length(subject) between 1 and 255),
  ended_at timestamptz not null
);
comment on table session_end is
  'The time until which all sessions of an account are ended. The data service refuses tokens of earlier logins at once, '
  'before the identity server has ended the sessions. Without a foreign key, because the person may be erased. Rows are '
  'deleted after a day, which no session outlives.';
create index session_end_time on session_end (ended_at);
