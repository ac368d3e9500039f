import { get } from 'node:http'
import { addressOf } from '../load/client-addresses.ts'
import { sleep } from '../support/request.ts'
import { website } from './client.ts'
import type { Customer } from './customers.ts'
import type { Tally } from './tally.ts'

const url = new URL(`${website}/api/live`)
/** The time after which a browser opens an ended stream again. */
const waitMs = 1000

type HeldStreams = { count: number; port: number; customers: readonly Customer[]; tally: Tally }

/** Keeps streams open until `stop` is called. Counts an ended stream and opens it again, as browsers do. */
export function holdStreams({ count, port, customers, tally }: HeldStreams): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const hold = async (number: number) => {
    const place = number % customers.length
    while (!stopping.signal.aborted) {
      const headers = await customers[place]?.user('GET', url.href)
      const stream = { port, headers, localAddress: addressOf(place), signal: stopping.signal }
      const ended = await tally.track('stream', () => openStream(stream)).catch(() => undefined)
      await ended?.()
      if (stopping.signal.aborted) return
      if (ended) tally.endedStreams += 1
      await sleep(waitMs)
    }
  }
  const held = Array.from({ length: count }, (_, number) => hold(number))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(held)
    },
  }
}

type Stream = { port: number; headers: Record<string, string> | undefined; localAddress: string; signal: AbortSignal }

/** Opens a stream and waits for its first event. Returns a function that waits for its end. */
function openStream({ signal, headers, ...from }: Stream): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', path: url.pathname, agent: false as const, ...from }
    const sent = { host: url.host, accept: 'text/event-stream', ...headers }
    const outgoing = get({ ...target, headers: sent }, (incoming) => {
      const ended = new Promise<void>((end) => incoming.once('close', end))
      incoming.on('error', () => outgoing.destroy())
      incoming.once('close', () => reject(new Error('ended without an event')))
      if (incoming.statusCode === 200) incoming.on('data', () => resolve(() => ended))
      else reject(new Error(`${incoming.statusCode} instead of 200`))
      incoming.resume()
    })
    outgoing.on('error', reject)
    // The stop is no failure.
    signal.addEventListener('abort', () => {
      resolve(async () => {})
      outgoing.destroy()
    })
  })
}
