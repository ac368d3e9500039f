import { emailAddress, freeText, oneLine } from '@ferrule/domain/requests/form-fields'
import { z } from 'zod'
import { externalStates, toStatuses } from './ticket-states.ts'
import type { ExternalTicketEvent } from './ticket-system.ts'

/** Required of every event; without them it cannot even be recorded as unreadable. */
const eventBase = z.object({ id: z.string().min(1).max(200), position: z.int().positive() })

const agent = z.object({
  email: emailAddress.transform((address) => address.toLowerCase()),
  firstName: oneLine(100),
  lastName: oneLine(100),
})
const ticketEvent = eventBase.extend({ ticketId: z.uuid(), by: agent })

const externalEvent = z.discriminatedUnion('kind', [
  ticketEvent.extend({ kind: z.literal('answered'), text: freeText(10_000) }),
  ticketEvent.extend({ kind: z.literal('assigned'), to: agent }),
  ticketEvent.extend({ kind: z.literal('changed'), state: z.enum(externalStates) }),
])

/** Converts an event to our terms. Returns an invalid one as `unreadable`, so it does not block the events after it. */
export function readExternalEvent(sent: unknown): ExternalTicketEvent {
  const { id, position } = eventBase.parse(sent)
  const parsed = externalEvent.safeParse(sent)
  if (!parsed.success) return { id, position, kind: 'unreadable' }
  if (parsed.data.kind !== 'changed') return parsed.data
  const { state, ...event } = parsed.data
  return { ...event, statuses: toStatuses(state) }
}
