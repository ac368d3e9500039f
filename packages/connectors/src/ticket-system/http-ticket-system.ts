import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import { readOutsideEvent } from './read-outside-event.ts'
import { toOutsideState } from './ticket-states.ts'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

export type HttpTicketSystemSettings = { url: string; key: string; timeoutMs?: number }

/** Says nothing about what was brought: try again later. */
const laterStatuses = [401, 403, 404, 408, 425, 429]

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

const eventsAtOnce = 200
const listed = z.object({ events: z.array(z.unknown()) })

/**
 * A system that takes tickets by PUT under our own ids, so that bringing one twice is bringing it once. Status changes
 * have no id there; they carry theirs in `Idempotency-Key`, as the others do. What happened there is asked for by the
 * position of the last thing we know.
 */
export function createHttpTicketSystem({ url, key, timeoutMs = 10_000 }: HttpTicketSystemSettings): TicketSystem {
  const ask = (name: string, path: string, { headers, ...request }: Asked) =>
    tracedFetch(name, `${url.replace(/\/$/, '')}/${path}`, {
      ...request,
      headers: { authorization: `Bearer ${key}`, ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    deliver: async (delivery) => {
      const { path, body } = toRequest(delivery)
      const response = await ask('deliver ticket', `tickets/${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': delivery.id },
        body: JSON.stringify(body),
      })
      await response.body?.cancel()
      // It has had this one before.
      if (response.ok || response.status === 409) return 'taken'
      if (response.status >= 500 || laterStatuses.includes(response.status))
        throw new Error(`ticket system answered ${response.status}`)
      return 'refused'
    },
    listEvents: async (after) => {
      const response = await ask('list ticket events', `events?after=${after}&limit=${eventsAtOnce}`, {})
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`ticket system answered ${response.status}`)
      }
      const { events } = listed.parse(await response.json())
      return events.map(readOutsideEvent).toSorted((one, other) => one.position - other.position)
    },
  }
}

function toRequest(delivery: TicketDelivery): { path: string; body: object } {
  const ticket = encodeURIComponent(delivery.ticketId)
  if (delivery.kind === 'opened') return { path: ticket, body: delivery.ticket }
  if (delivery.kind === 'commented') {
    const { id, ...comment } = delivery.comment
    return { path: `${ticket}/comments/${encodeURIComponent(id)}`, body: comment }
  }
  return { path: `${ticket}/status`, body: { status: toOutsideState(delivery.status), changedAt: delivery.changedAt } }
}
