import { withSpan } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { FetchExternal } from '../external-http/fetch-external.ts'
import { readExternalEvent } from './read-external-event.ts'
import { toExternalState } from './ticket-states.ts'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

export type HttpTicketSystemSettings = { url: string; key: string; fetchExternal: FetchExternal }

/** Client errors that do not concern the delivery itself and are retried. */
const retriedStatuses = [401, 403, 404, 408, 425, 429]

type ApiRequest = { method: string; headers?: Record<string, string>; body?: string }

const maxEvents = 200
const eventList = z.object({ events: z.array(z.unknown()) })

/**
 * Client of a ticket system that accepts tickets by PUT under our ids, which makes deliveries idempotent. Status
 * changes have no id in their path; like all deliveries they carry one in `Idempotency-Key`. Events are read after the
 * position of the last known one.
 */
export function createHttpTicketSystem({ url, key, fetchExternal }: HttpTicketSystemSettings): TicketSystem {
  const baseUrl = url.replace(/\/$/, '')
  const callApi = (name: string, path: string, { headers, ...request }: ApiRequest) =>
    withSpan(name, {}, () =>
      fetchExternal(`${baseUrl}/${path}`, { ...request, headers: { authorization: `Bearer ${key}`, ...headers } }),
    )
  return {
    deliver: async (delivery) => {
      const { path, body } = toRequest(delivery)
      const { status } = await callApi('deliver ticket', `tickets/${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': delivery.id },
        body: JSON.stringify(body),
      })
      // 409: it has received this delivery before.
      if (isSuccess(status) || status === 409) return 'accepted'
      if (status >= 500 || retriedStatuses.includes(status)) throw new Error(`ticket system responded ${status}`)
      return 'refused'
    },
    listEvents: async (after) => {
      const path = `events?after=${after}&limit=${maxEvents}`
      const { status, body } = await callApi('list ticket events', path, { method: 'GET' })
      if (!isSuccess(status)) throw new Error(`ticket system responded ${status}`)
      const { events } = eventList.parse(JSON.parse(body.toString()))
      return events.map(readExternalEvent).toSorted((one, other) => one.position - other.position)
    },
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

function toRequest(delivery: TicketDelivery): { path: string; body: object } {
  const ticket = encodeURIComponent(delivery.ticketId)
  if (delivery.kind === 'opened') return { path: ticket, body: delivery.ticket }
  if (delivery.kind === 'commented') {
    const { id, ...comment } = delivery.comment
    return { path: `${ticket}/comments/${encodeURIComponent(id)}`, body: comment }
  }
  return { path: `${ticket}/status`, body: { status: toExternalState(delivery.status), changedAt: delivery.changedAt } }
}
