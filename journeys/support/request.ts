import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import type { LookupFunction } from 'node:net'

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** A loopback address to connect from. */
  localAddress?: string
}

/** Node does not resolve *.localhost names by itself; browsers and curl do. */
const loopback: LookupFunction = (_hostname, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

/** An address for each process, because the edge limits by address and test files run in parallel. */
const processAddress = `127.1.${(process.pid >> 8) & 255}.${1 + (process.pid % 254)}`

/** Sends one request: redirects are not followed, every host is loopback, and writes get an Origin header. */
export function request(
  url: string,
  { method = 'GET', headers = {}, body, localAddress }: Options = {},
): Promise<HttpResponse> {
  const sent = method === 'GET' || method === 'HEAD' ? headers : { origin: new URL(url).origin, ...headers }
  return new Promise((resolve, reject) => {
    const from = { localAddress: localAddress ?? processAddress }
    const outgoing = httpRequest(
      url,
      { method, headers: sent, lookup: loopback, timeout: 30_000, ...from },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const received = Buffer.concat(chunks)
          const { statusCode = 0, headers: receivedHeaders } = incoming
          resolve({ status: statusCode, headers: receivedHeaders, body: received, text: received.toString() })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response from ${url}`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Repeats a request after the time in Retry-After while the edge returns 429. */
export async function requestWithRetry(url: string, options: Options = {}): Promise<HttpResponse> {
  const response = await request(url, options)
  if (response.status !== 429) return response
  await new Promise((resolve) => setTimeout(resolve, Number(response.headers['retry-after'] ?? 1) * 1000))
  return requestWithRetry(url, options)
}

/** Polls until the value is the wanted one, or fails with the last value or error. */
export async function eventually<T>(read: () => Promise<T>, wanted: (value: T) => boolean, seconds = 60): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  let last: unknown
  do {
    try {
      const value = await read()
      if (wanted(value)) return value
      last = value
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  } while (Date.now() < deadline)
  throw new Error(`not seen within ${seconds} s; last: ${describe(last)}`)
}

function describe(value: unknown): string {
  if (value instanceof Error) return value.message
  return JSON.stringify(value, (key, inner) => (key === 'body' ? undefined : inner))?.slice(0, 2000) ?? 'nothing'
}
