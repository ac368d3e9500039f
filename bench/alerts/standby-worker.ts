import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { bringBack, killAndKeepDown } from '../support/processes.ts'
import { setting } from '../support/request.ts'
import { asOwner } from '../support/spawned-database.ts'
import type { Provocation } from './provocation.ts'
import { deleteRequests, sendContactRequest } from './sent-requests.ts'

/** The id of the lock that the active worker holds (`active-worker-lock.ts`). */
const activeWorkerLock = 7_201_946_002

/**
 * Takes the lock of the active worker, so that the worker of the stack stands by, and stops the mail server. A mail, a job
 * and a change for the external ticket system then wait, and are moved into the past by the time that the rules allow.
 */
export function letWorkerStandBy(): Provocation {
  const email = `mail-${randomUUID()}@bench.example`
  const holder = new Client({ connectionString: setting('DATA_DATABASE_URL'), application_name: 'worker-lock' })
  return {
    alerts: ['NoActiveWorker', 'JobsWait', 'MailWaits', 'TicketDeliveryWaits'],
    provoke: async () => {
      await holder.connect()
      await killAndKeepDown('worker')
      await holder.query('select pg_advisory_lock($1)', [activeWorkerLock])
      await Promise.all([bringBack('worker'), killAndKeepDown('mailbox')])
      await sendContactRequest({ email })
      await moveIntoPast(email)
    },
    undo: async () => {
      await holder.end()
      await bringBack('mailbox')
      await bringBack('worker')
      await deleteRequests(email)
    },
  }
}

async function moveIntoPast(email: string): Promise<void> {
  await asOwner('data', async (owner) => {
    const { rowCount } = await owner.query(
      `update outgoing_mail set created_at = created_at - interval '6 minutes'
        where sent_at is null and split_part(subject, ' ', -1) in
          (select upper(right(replace(id::text, '-', ''), 8)) from visitor_request where email = $1)`,
      [email],
    )
    if (rowCount !== 1) throw new Error('the mail of the form was not queued')
    await owner.query(`select graphile_worker.add_job('expire-comparisons', run_at => now() - interval '6 minutes')`)
    // Without an external ticket system the worker deletes it as soon as it is active.
    await owner.query(
      `insert into ticket_delivery (ticket_id, organisation_id, happened_at)
        select id, organisation_id, now() - interval '16 minutes' from ticket limit 1`,
    )
  })
}
