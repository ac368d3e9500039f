import { emailAddress, freeText, oneLine } from '@ferrule/domain/requests/form-fields'
import { z } from 'zod'
import { outsideStates, toStatuses } from './ticket-states.ts'
import type { OutsideEvent } from './ticket-system.ts'

/** What every event must say of itself; one that does not cannot even be set aside. */
const marked = z.object({ id: z.string().min(1).max(200), position: z.int().positive() })

const agent = z.object({
  email: emailAddress.transform((address) => address.toLowerCase()),
  firstName: oneLine(100),
  lastName: oneLine(100),
})
const aboutTicket = marked.extend({ ticketId: z.uuid(), by: agent })

const said = z.discriminatedUnion('kind', [
  aboutTicket.extend({ kind: z.literal('answered'), text: freeText(10_000) }),
  aboutTicket.extend({ kind: z.literal('assigned'), to: agent }),
  aboutTicket.extend({ kind: z.literal('changed'), state: z.enum(outsideStates) }),
])

/** In our words. What cannot be read otherwise is passed on as that, so that it holds up nobody behind it. */
export function readOutsideEvent(sent: unknown): OutsideEvent {
  const { id, position } = marked.parse(sent)
  const parsed = said.safeParse(sent)
  if (!parsed.success) return { id, position, kind: 'unreadable' }
  if (parsed.data.kind !== 'changed') return parsed.data
  const { state, ...event } = parsed.data
  return { ...event, statuses: toStatuses(state) }
}
