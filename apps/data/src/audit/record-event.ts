import { currentRequestId } from '@ferrule/telemetry/tracing'
import type { Queries } from '../postgres/database.ts'
import { insertAuditEvent } from './audit-event-store.ts'

/** What is kept of a change. `before` and `after` hold facts about the record, never people's words or addresses. */
export type AuditEvent = {
  actor: string
  action: string
  subjectType: string
  subjectId: string
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

/** Writes into the transaction of the change itself: no change without its event, no event without its change. */
export async function recordEvent(tx: Queries, event: AuditEvent): Promise<void> {
  await insertAuditEvent(tx, { ...event, requestId: currentRequestId() ?? null })
}
