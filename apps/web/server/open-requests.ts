import type { IncomingMessage, ServerResponse } from 'node:http'
import { toClientNetwork } from '@ferrule/domain/edge/client-network'
import { longRequestOf, maxOpenRequests } from '@ferrule/domain/edge/long-requests'

/** Returns whether a request may be handled, and counts it until its response is closed. */
export type MayOpen = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** Limits the live streams and uploads that each client network has open in this process. */
export function createOpenRequests(): MayOpen {
  const counts = new Map<string, number>()
  return (incoming, outgoing) => {
    const kind = longRequestOf((incoming.url ?? '').split('?')[0] ?? '')
    if (!kind) return true
    // Only the edge can reach this server, and it replaces the header with the address of its client.
    const address = incoming.headersDistinct['x-forwarded-for']?.at(-1) ?? ''
    const key = `${kind} ${toClientNetwork(address)}`
    const count = counts.get(key) ?? 0
    if (count >= maxOpenRequests[kind]) return false
    counts.set(key, count + 1)
    // Emitted once for every response, also if the connection breaks, so no count is lost.
    outgoing.once('close', () => {
      const rest = (counts.get(key) ?? 1) - 1
      if (rest > 0) counts.set(key, rest)
      else counts.delete(key)
    })
    return true
  }
}
