import type { Queries } from '../postgres/database.ts'

/** The audit record of a change. `before` and `after` hold technical values, never personal data or typed text. */
export type AuditEvent = {
  actor: string
  action: string
  subjectType: string
  subjectId: string
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
  /** The time of a past change of the demo; without it the database writes the time of the transaction. */
  happenedAt?: Date | undefined
}

export async function insertAuditEvent(tx: Queries, event: AuditEvent & { requestId: string | null }): Promise<void> {
  const { actor, action, subjectType, subjectId, before, after, happenedAt, requestId } = event
  await tx
    .insertInto('auditEvent')
    .values({
      actor,
      action,
      subjectType,
      subjectId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      // Left to the default of the column if it is undefined.
      happenedAt,
      requestId,
    })
    .execute()
}
