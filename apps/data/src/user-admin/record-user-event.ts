import { recordEvent } from '../audit/record-event.ts'
import type { Queries } from '../postgres/database.ts'

type Facts = Record<string, string | number | boolean | null>

export type UserEvent = {
  /** The person who acts; `system` for jobs. */
  by: string
  action: string
  userId: string
  organisationId: string | null
  before?: Facts
  after?: Facts
  /** The time of a past change of the demo. */
  at?: Date
}

/** Records a change of a user. The history of the user lists these events, by organisation. */
export async function recordUserEvent(tx: Queries, event: UserEvent): Promise<void> {
  const { by, action, userId, organisationId, before, after, at } = event
  await recordEvent(tx, {
    actor: by,
    action,
    subjectType: 'user',
    subjectId: userId,
    ...(before && { before }),
    after: { ...after, organisation: organisationId },
    happenedAt: at,
  })
}
