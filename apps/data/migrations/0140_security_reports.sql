create table security_report (
  id uuid primary key,
  kind text not null check (kind in ('exploited-vulnerability', 'severe-incident')),
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) between 1 and 10000),
  aware_at timestamptz not null,
  fixed_at timestamptz,
  advisory_id uuid references advisory on delete set null,
  version integer not null default 1,
  opened_by uuid not null references person,
  opened_at timestamptz not null
);
comment on table security_report is
  'An exploited vulnerability or a severe incident that must be reported to the authorities (Regulation (EU) 2024/2847, '
  'article 14). Only the service sees it.';
comment on column security_report.aware_at is 'When we became aware of it, which starts the clock.';
comment on column security_report.fixed_at is 'When a fix was available to customers; null before.';
comment on column security_report.version is
  'Rises with every change: an update that was based on an older version is refused (optimistic locking).';
create index security_report_by_age on security_report (aware_at desc);
create index security_report_by_advisory on security_report (advisory_id);
create index security_report_by_person on security_report (opened_by);
alter table security_report enable row level security;
alter table security_report force row level security;
create policy service_security_reports on security_report using ((select is_service()));

create table security_report_step (
  id uuid primary key,
  report_id uuid not null references security_report on delete cascade,
  step text not null check (step in ('early-warning', 'notification', 'final-report')),
  due_at timestamptz,
  warned_at timestamptz,
  done_at timestamptz,
  done_by uuid references person,
  unique (report_id, step),
  check ((done_at is null) = (done_by is null))
);
comment on table security_report_step is 'One of the three reports about a record, with its deadline.';
comment on column security_report_step.due_at is
  'The deadline, which the domain calculates; null while the final report of a vulnerability waits for its fix.';
comment on column security_report_step.warned_at is 'When the team was warned of this deadline; null before.';
comment on column security_report_step.done_at is 'When the service marked it as reported.';
create index security_report_step_open on security_report_step (due_at) where done_at is null;
comment on index security_report_step_open is 'Steps that are not reported yet, for the warning and the metric.';
create index security_report_step_by_person on security_report_step (done_by);
alter table security_report_step enable row level security;
alter table security_report_step force row level security;
create policy service_security_report_steps on security_report_step using ((select is_service()));
