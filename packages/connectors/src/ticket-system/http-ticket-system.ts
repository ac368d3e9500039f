import { withSpan } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { AskOutside } from '../outside/ask-outside.ts'
import { readOutsideEvent } from './read-outside-event.ts'
import { toOutsideState } from './ticket-states.ts'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

export type HttpTicketSystemSettings = { url: string; key: string; ask: AskOutside }

/** Says nothing about what was brought: try again later. */
const laterStatuses = [401, 403, 404, 408, 425, 429]

type Asked = { method: string; headers?: Record<string, string>; body?: string }

const eventsAtOnce = 200
const listed = z.object({ events: z.array(z.unknown()) })

/**
 * A system that takes tickets by PUT under our own ids, so that bringing one twice is bringing it once. Status changes
 * have no id there; they carry theirs in `Idempotency-Key`, as the others do. What happened there is asked for by the
 * position of the last thing we know.
 */
export function createHttpTicketSystem({ url, key, ask }: HttpTicketSystemSettings): TicketSystem {
  const askFor = (name: string, path: string, { headers, ...request }: Asked) =>
    withSpan(name, {}, () =>
      ask(`${url.replace(/\/$/, '')}/${path}`, { ...request, headers: { authorization: `Bearer ${key}`, ...headers } }),
    )
  return {
    deliver: async (delivery) => {
      const { path, body } = toRequest(delivery)
      const { status } = await askFor('deliver ticket', `tickets/${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': delivery.id },
        body: JSON.stringify(body),
      })
      // With 409 it has had this one before.
      if (isFine(status) || status === 409) return 'taken'
      if (status >= 500 || laterStatuses.includes(status)) throw new Error(`ticket system answered ${status}`)
      return 'refused'
    },
    listEvents: async (after) => {
      const path = `events?after=${after}&limit=${eventsAtOnce}`
      const { status, body } = await askFor('list ticket events', path, { method: 'GET' })
      if (!isFine(status)) throw new Error(`ticket system answered ${status}`)
      const { events } = listed.parse(JSON.parse(body.toString()))
      return events.map(readOutsideEvent).toSorted((one, other) => one.position - other.position)
    },
  }
}

const isFine = (status: number) => status >= 200 && status < 300

function toRequest(delivery: TicketDelivery): { path: string; body: object } {
  const ticket = encodeURIComponent(delivery.ticketId)
  if (delivery.kind === 'opened') return { path: ticket, body: delivery.ticket }
  if (delivery.kind === 'commented') {
    const { id, ...comment } = delivery.comment
    return { path: `${ticket}/comments/${encodeURIComponent(id)}`, body: comment }
  }
  return { path: `${ticket}/status`, body: { status: toOutsideState(delivery.status), changedAt: delivery.changedAt } }
}
