import type { PresentAgent } from '@ferrule/domain/service-desk/ticket-presence'
import { sql } from 'kysely'
import type { Deps } from '../graphql/request-context.ts'
import type { SignedInActor } from '../sign-in/actor.ts'

type ReportedPresence = { ticketId: string; isTyping: boolean }

/**
 * Notes that the agent has the ticket open and returns the other agents who have it open. The live stream announces a
 * change to them, without a row: nothing of it is stored.
 */
export async function reportPresence(
  { db, now, ticketPresence }: Pick<Deps, 'db' | 'now' | 'ticketPresence'>,
  { profile: { id, fullName: name } }: SignedInActor,
  { ticketId, isTyping }: ReportedPresence,
): Promise<PresentAgent[]> {
  const { others, hasChanged } = await ticketPresence.report(ticketId, { id, name, isTyping }, now())
  if (hasChanged) {
    const announced = JSON.stringify({ presentAt: ticketId })
    await sql`select pg_notify('ticket_presence', ${announced})`.execute(db.queries)
  }
  return others
}
