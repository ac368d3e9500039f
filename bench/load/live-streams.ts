import { setMaxListeners } from 'node:events'
import { get } from 'node:http'
import { setting, sleep } from '../support/request.ts'
import { addressOf } from './client-addresses.ts'
import type { PortalUser } from './portal-user.ts'
import { type Outcome, resultOf } from './send-at-rate.ts'

const url = new URL(`${setting('EDGE_ORIGIN')}/api/live`)
/** How long a browser waits at least before it opens its stream again. */
const waitMs = 1000
/** The service ends a stream after four minutes. */
const shortestLifeMs = 200_000

/** Keeps streams open for some seconds, spread over the users. Returns the outcomes of opening and of early ends. */
export async function holdStreams(count: number, seconds: number, users: readonly PortalUser[]): Promise<Outcome[]> {
  const started = performance.now()
  const outcomes: Outcome[] = []
  const signal = AbortSignal.timeout(seconds * 1000)
  setMaxListeners(0, signal)
  const hold = async (number: number) => {
    // Spread over the first seconds, as browsers do after an outage.
    await sleep(Math.min(number * 10, seconds * 300))
    const user = users[number % users.length]
    while (user && !signal.aborted) {
      const openedAt = performance.now()
      const note = (result: Outcome['result']) =>
        outcomes.push({
          second: Math.floor((performance.now() - started) / 1000),
          result,
          milliseconds: performance.now() - openedAt,
        })
      await follow(await user('GET', url.href), { localAddress: addressOf(number % users.length), signal, note })
      if (!signal.aborted) await sleep(waitMs)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, number) => hold(number)))
  return outcomes
}

type Stream = { localAddress: string; signal: AbortSignal; note: (result: Outcome['result']) => void }

/** Reads one stream until it ends. */
function follow(headers: Record<string, string>, { localAddress, signal, note }: Stream): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const end = () => {
      if (!signal.aborted && performance.now() - startedAt < shortestLifeMs) note('error')
      resolve()
    }
    const target = {
      host: '127.0.0.1',
      port: url.port,
      path: url.pathname,
      localAddress,
      agent: false as const,
      signal,
    }
    get({ ...target, headers: { host: url.host, accept: 'text/event-stream', ...headers } }, (incoming) => {
      const result = resultOf(incoming.statusCode ?? 0, incoming.headers['retry-after'])
      note(result)
      incoming.on('end', result === 'ok' ? end : resolve)
      incoming.on('error', end)
      incoming.resume()
    }).on('error', end)
  })
}
