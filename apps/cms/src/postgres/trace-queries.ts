import { AsyncResource } from 'node:async_hooks'
import { recordQuery } from '@ferrule/telemetry/tracing'

type Connection = { query: CallableFunction }

/** As much as is needed of a pool of the driver. */
export type ConnectingPool = { on: (event: 'connect', connected: (client: Connection) => void) => unknown }

/** Makes the queries of every new connection appear in the trace of their request. Only the text is recorded, never a value. */
export function traceQueries(pool: ConnectingPool): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, { apply: (query, _, args: unknown[]) => send(query.bind(client), args) })
  })
}

/** The driver answers by promise or, when the last argument is a function, by callback. */
function send(query: CallableFunction, args: unknown[]): unknown {
  const startedAt = performance.now()
  // A callback comes from the socket, outside the request; binding brings it back.
  const record = AsyncResource.bind(() => recordQuery(textOf(args[0]), performance.now() - startedAt))
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (...result: unknown[]) => {
      record()
      Reflect.apply(callback, undefined, result)
    }
    return Reflect.apply(query, undefined, [...args.slice(0, -1), answer])
  }
  const sent: unknown = Reflect.apply(query, undefined, args)
  if (sent instanceof Promise) sent.then(record, record)
  return sent
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : 'unknown'
}
