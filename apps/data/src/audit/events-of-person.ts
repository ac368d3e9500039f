import type { Queries } from '../postgres/database.ts'
import { type AskedEvents, findEventsOf, findLatestEvents } from './audit-event-store.ts'

export type EventOfPerson = { happenedAt: Date; action: string; subjectType: string; subjectId: string }

/** What somebody did, as far as it is recorded, under every name the trail has for them. */
export function listEventsOf(queries: Queries, actors: readonly string[]): Promise<EventOfPerson[]> {
  return findEventsOf(queries, actors)
}

/** What somebody did of one kind, the latest first. */
export function listLatestEvents(
  queries: Queries,
  asked: AskedEvents,
): Promise<{ happenedAt: Date; after: unknown }[]> {
  return findLatestEvents(queries, asked)
}
