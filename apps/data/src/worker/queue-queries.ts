/** Seconds since the oldest job became due that no worker runs, and the number of jobs without a further attempt. */
export const readQueue = `
  select
    coalesce(extract(epoch from now() - min(run_at) filter (
      where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::float as "oldestSeconds",
    (count(*) filter (where attempts >= max_attempts))::int as "failed"
  from graphile_worker.jobs`

export type QueueReading = { oldestSeconds: number; failed: number }

/** Seconds since the oldest mail and the oldest change for the external ticket system were saved and not yet sent. */
export const readOutboxes = `
  select
    coalesce((select extract(epoch from now() - min(created_at)) from outgoing_mail
      where sent_at is null and refused_at is null), 0)::float as "mailSeconds",
    coalesce((select extract(epoch from now() - min(happened_at)) from ticket_delivery
      where delivered_at is null and refused_at is null), 0)::float as "ticketSeconds"`

export type OutboxReading = { mailSeconds: number; ticketSeconds: number }

/** Requests for instructions on paper whose month is over. */
export const readOverduePaper = `
  select count(*)::int as "overdue" from visitor_request
  where kind = 'paper' and state in ('received', 'read') and reply_due_at < now()`

export type PaperReading = { overdue: number }

/** Steps of security reports whose deadline has passed. */
export const readOverdueReports = `
  select count(*)::int as "overdue" from security_report_step where done_at is null and due_at < now()`

export type ReportReading = { overdue: number }
