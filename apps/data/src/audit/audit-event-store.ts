import type { Queries } from '../postgres/database.ts'

/** The audit record of a change. `before` and `after` hold technical values, never personal data or typed text. */
export type AuditEvent = {
  actor: string
  action: string
  subjectType: string
  subjectId: string
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

export async function insertAuditEvent(tx: Queries, event: AuditEvent & { requestId: string | null }): Promise<void> {
  const { actor, action, subjectType, subjectId, before, after, requestId } = event
  await tx
    .insertInto('auditEvent')
    .values({
      actor,
      action,
      subjectType,
      subjectId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      requestId,
    })
    .execute()
}
