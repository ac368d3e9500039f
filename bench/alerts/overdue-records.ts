import { randomUUID } from 'node:crypto'
import { asOwner } from '../support/spawned-database.ts'
import type { Provocation } from './provocation.ts'
import { deleteRequests, sendForm } from './sent-requests.ts'

const run = randomUUID()
const email = `paper-${run}@bench.example`

/** A request for instructions on paper, sent as a visitor does and then moved into the past. */
const overduePaper: Provocation = {
  alerts: ['PaperOverdue'],
  provoke: () =>
    asOwner('data', async (owner) => {
      const { rows } = await owner.query<{ serialNumber: string }>(
        'select serial_number as "serialNumber" from nameplate where placed_on_market is not null limit 1',
      )
      await sendForm('RequestPaper', { email, address: 'Hall 4', serialNumber: rows[0]?.serialNumber ?? '' })
      const { rowCount } = await owner.query(
        `update visitor_request set received_at = received_at - interval '40 days',
          reply_due_at = reply_due_at - interval '40 days' where email = $1`,
        [email],
      )
      if (rowCount !== 1) throw new Error('the request for paper was not saved')
    }),
  undo: () => deleteRequests(email),
}

const overdueReport: Provocation = {
  alerts: ['SecurityReportOverdue'],
  provoke: () =>
    asOwner('data', async (owner) => {
      await owner.query(
        `with report as (
          insert into security_report (id, kind, title, body, aware_at, opened_by, opened_at)
          select $1::uuid, 'severe-incident', 'Bench', 'Provokes an alert.', now() - interval '2 days', id, now()
          from person limit 1 returning id)
        insert into security_report_step (id, report_id, step, due_at, warned_at)
        select gen_random_uuid(), id, 'early-warning', now() - interval '1 day', now() from report`,
        [run],
      )
    }),
  undo: () =>
    asOwner('data', async (owner) => {
      await owner.query('delete from security_report where id = $1', [run])
    }),
}

const failedJobId = { current: '' }

/** A job that is due in an hour, failed permanently by the call that the runbook names. */
const failedJob: Provocation = {
  alerts: ['JobsFailed'],
  provoke: () =>
    asOwner('data', async (owner) => {
      const { rows } = await owner.query<{ id: string }>(
        `select (graphile_worker.add_job('expire-comparisons', run_at => now() + interval '1 hour')).id`,
      )
      failedJobId.current = rows[0]?.id ?? ''
      await owner.query(`select graphile_worker.permanently_fail_jobs(array[$1::bigint], 'provokes an alert')`, [
        failedJobId.current,
      ])
    }),
  undo: () =>
    asOwner('data', async (owner) => {
      await owner.query('select graphile_worker.complete_jobs(array[$1::bigint])', [failedJobId.current])
    }),
}

export const overdueRecords = [overduePaper, overdueReport, failedJob]
