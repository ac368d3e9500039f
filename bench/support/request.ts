import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; milliseconds: number }

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** One of this machine's own, to come from; each is a reader of its own to the edge. */
  localAddress?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** What ./dev hands over from .env(.example). */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; run this with ./dev bench`)
  return value
}

/** One request over loopback, whatever the host is called. */
export function request(url: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, localAddress } = options
  const { host, port, pathname, search } = new URL(url)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path: `${pathname}${search}`, method, agent, timeout: 30_000 }
    const from = localAddress ? { localAddress } : {}
    const outgoing = httpRequest({ ...target, ...from, headers: { host, ...headers } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { statusCode = 0, headers: received } = incoming
        resolve({ status: statusCode, headers: received, text, milliseconds: performance.now() - started })
      })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer from ${url}`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Runs the work on every item, some at a time and, if wished, no more than so many a second. */
export async function each<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { atOnce = 8, perSecond = Number.POSITIVE_INFINITY } = {},
): Promise<R[]> {
  const results: R[] = []
  const started = performance.now()
  let next = 0
  const run = async () => {
    while (next < items.length) {
      const number = next++
      const due = started + (number * 1000) / perSecond - performance.now()
      if (due > 0) await sleep(due)
      results[number] = await work(items[number] as T)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return results
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

export async function until(what: string, isSo: () => Promise<boolean>, seconds = 120): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(500)
  }
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0)
}
