import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import { isOpen, type TicketState } from './ticket-state.ts'

/** The ticket that ends, and the one that takes over its conversation. */
export const mergeInput = z.strictObject({ ticketId: z.uuid(), intoId: z.uuid() })
export type MergeInput = z.infer<typeof mergeInput>

export type MergedTicket = TicketState & { id: string; organisationId: string; mergedInto: string | null }

export type MergeRefusal = 'ticket-unknown' | 'ticket-merged' | 'ticket-closed'

/**
 * The state of a ticket after its merge into another one. A ticket of another customer is refused like a missing one,
 * because its conversation would become visible there.
 */
export function afterMerge(from: MergedTicket, into: MergedTicket, at: Date): Result<TicketState, MergeRefusal> {
  if (from.id === into.id || from.organisationId !== into.organisationId) return refuse('ticket-unknown')
  if (from.mergedInto !== null || into.mergedInto !== null) return refuse('ticket-merged')
  if (!isOpen(into)) return refuse('ticket-closed')
  return ok({
    status: 'closed',
    closedAt: from.closedAt ?? at,
    closureReason: from.closureReason ?? 'no-longer-relevant',
  })
}
