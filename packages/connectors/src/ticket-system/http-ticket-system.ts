import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

export type HttpTicketSystemSettings = { url: string; key: string; timeoutMs?: number }

/** Says nothing about what was brought: try again later. */
const laterStatuses = [401, 403, 404, 408, 425, 429]

/**
 * A system that takes tickets by PUT under our own ids, so that bringing one twice is bringing it once. Status changes
 * have no id there; they carry theirs in `Idempotency-Key`, as the others do.
 */
export function createHttpTicketSystem({ url, key, timeoutMs = 10_000 }: HttpTicketSystemSettings): TicketSystem {
  return {
    deliver: async (delivery) => {
      const { path, body } = toRequest(delivery)
      const response = await tracedFetch('deliver ticket', `${url.replace(/\/$/, '')}/tickets/${path}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          'idempotency-key': delivery.id,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      // It has had this one before.
      if (response.ok || response.status === 409) return 'taken'
      if (response.status >= 500 || laterStatuses.includes(response.status))
        throw new Error(`ticket system answered ${response.status}`)
      return 'refused'
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
  return { path: `${ticket}/status`, body: { status: delivery.status, changedAt: delivery.changedAt } }
}
