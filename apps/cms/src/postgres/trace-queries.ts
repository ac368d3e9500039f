import { AsyncResource } from 'node:async_hooks'
import { recordQuery } from '@ferrule/telemetry/tracing'

type Connection = { query: CallableFunction }

/** The subset of the driver's pool that is used here. */
export type ConnectingPool = { on: (event: 'connect', connected: (client: Connection) => void) => unknown }

/** Adds the queries of every new connection to the trace of their request. Records only their text, never a value. */
export function traceQueries(pool: ConnectingPool): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, { apply: (query, _, args: unknown[]) => send(query.bind(client), args) })
  })
}

/** The driver returns a promise or, if the last argument is a function, calls it back. */
function send(query: CallableFunction, args: unknown[]): unknown {
  const startedAt = performance.now()
  // The socket runs callbacks outside the async context of the request; binding restores the context.
  const record = AsyncResource.bind(() => recordQuery(textOf(args[0]), performance.now() - startedAt))
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const tracedCallback = (...result: unknown[]) => {
      record()
      Reflect.apply(callback, undefined, result)
    }
    return Reflect.apply(query, undefined, [...args.slice(0, -1), tracedCallback])
  }
  const sent: unknown = Reflect.apply(query, undefined, args)
  if (sent instanceof Promise) sent.then(record, record)
  return sent
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : 'unknown'
}
