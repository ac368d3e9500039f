import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http'

export type TimedResponse = { status: number; headers: IncomingHttpHeaders; text: string; milliseconds: number }

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** A loopback address to connect from; the edge treats each as another client. */
  localAddress?: string
  /** The port to connect to, if it is not the URL's. */
  connectPort?: number
  timeoutMs?: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** Returns a setting that `./dev` loads from `.env` or `.env.example`. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; run this with ./dev bench`)
  return value
}

/** Sends one request to 127.0.0.1 with the URL's host as the Host header. */
export function request(url: string, options: Options = {}): Promise<TimedResponse> {
  const { method = 'GET', headers = {}, body, localAddress, connectPort, timeoutMs = 30_000 } = options
  const { host, port, pathname, search } = new URL(url)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const target = {
      host: '127.0.0.1',
      port: connectPort ?? port,
      path: `${pathname}${search}`,
      method,
      agent,
      timeout: timeoutMs,
    }
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
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response from ${url}`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Calls `work` for every item, `atOnce` in parallel and at most `perSecond` a second; the results keep the order. */
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

/** Polls until the condition is true; a rejected promise counts as false. */
export async function until(what: string, condition: () => Promise<boolean>, seconds = 120): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await condition().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(500)
  }
}
