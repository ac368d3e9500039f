import type { Queries } from '../postgres/database.ts'
import { findEventsOf } from './audit-event-store.ts'

export type EventOfPerson = { happenedAt: Date; action: string; subjectType: string; subjectId: string }

/** What somebody did, as far as it is recorded. */
export function listEventsOf(queries: Queries, personId: string): Promise<EventOfPerson[]> {
  return findEventsOf(queries, personId)
}
