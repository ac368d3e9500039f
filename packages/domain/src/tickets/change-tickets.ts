import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import { afterAssign, afterSolve, type TicketState } from './ticket-state.ts'
import { closureReasons, ticketStatuses } from './ticket-values.ts'

const maxTicketsAtOnce = 100

/** A change of one or more tickets by an agent. The id is given by the client: a repeated change takes no effect. */
export const ticketsChange = z.discriminatedUnion('action', [
  z.strictObject({
    id: z.uuid(),
    action: z.literal('assign'),
    ticketIds: z.array(z.uuid()).min(1).max(maxTicketsAtOnce),
    /** The agent, or `me`. */
    assigneeId: z.union([z.uuid(), z.literal('me')]),
  }),
  z.strictObject({
    id: z.uuid(),
    action: z.literal('solve'),
    ticketIds: z.array(z.uuid()).min(1).max(maxTicketsAtOnce),
  }),
])
export type TicketsChange = z.infer<typeof ticketsChange>

export function afterTicketsChange(
  action: TicketsChange['action'],
  state: TicketState,
  at: Date,
): Result<TicketState, 'ticket-closed'> {
  return action === 'assign' ? afterAssign(state) : afterSolve(state, at)
}

/** A ticket before a change, with its version after it, as stored for undo. */
export const changedTicket = z.object({
  id: z.uuid(),
  version: z.int(),
  contactId: z.uuid().nullable(),
  status: z.enum(ticketStatuses),
  closedAt: z.coerce.date().nullable(),
  closureReason: z.enum(closureReasons).nullable(),
})
export type ChangedTicket = z.infer<typeof changedTicket>

const undoMinutes = 10

export function canUndo({ madeAt, undoneAt }: { madeAt: Date; undoneAt: Date | null }, now: Date): boolean {
  return undoneAt === null && now.getTime() - madeAt.getTime() <= undoMinutes * 60_000
}

/** The state before a change; refused if the ticket has changed since. */
export function beforeChange(
  { version, status, closedAt, closureReason }: ChangedTicket,
  current: { version: number },
): Result<TicketState, 'changed-since'> {
  if (current.version !== version) return refuse('changed-since')
  return ok({ status, closedAt: closedAt ?? undefined, closureReason: closureReason ?? undefined })
}
