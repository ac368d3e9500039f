import { readingsExpireBefore } from '@ferrule/domain/machines/readings/reading-series'
import { deleteExpiredEvents } from '../audit/audit-event-queries.ts'
import type { Deps } from '../graphql/request-context.ts'
import { deleteReadingsBefore } from '../machines/readings/reading-queries.ts'
import { deleteExpiredMails } from '../mail/outgoing-mail-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { batchSize, deleteInBatches } from '../postgres/delete-batch.ts'
import { eraseClosedRequests } from '../requests/erase-requests.ts'

const dayMs = 24 * 3_600_000
const mailDays = 90
const requestDays = 365

/**
 * Deletes sent and refused mails after 90 days, closed requests after a year, audit events and readings after two, in
 * batches.
 */
export function createExpireRecordsJob({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  const deleteAll = async (event: string, deleteNext: (tx: Queries) => Promise<number>) => {
    log.info(event, { count: await deleteInBatches(() => withServiceScope(db, deleteNext)) })
  }
  return async (): Promise<void> => {
    await deleteAll('mails-expired', (tx) => deleteExpiredMails(tx, before(mailDays)))
    await deleteAll('requests-expired', (tx) =>
      eraseClosedRequests(tx, { dueBefore: before(requestDays), maxCount: batchSize }),
    )
    await deleteAll('audit-events-expired', (tx) => deleteExpiredEvents(tx, batchSize))
    await deleteAll('readings-expired', (tx) => deleteReadingsBefore(tx, readingsExpireBefore(now()), batchSize))
  }
}
