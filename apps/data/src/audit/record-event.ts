import { currentRequestId } from '@ferrule/telemetry/tracing'
import type { Queries } from '../postgres/database.ts'
import { type AuditEvent, insertAuditEvent } from './audit-event-store.ts'

/** Writes the event in the transaction of the change, so that neither exists without the other. */
export async function recordEvent(tx: Queries, event: AuditEvent): Promise<void> {
  await insertAuditEvent(tx, { ...event, requestId: currentRequestId() ?? null })
}
