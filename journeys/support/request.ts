import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import type { LookupFunction } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Where it comes from: another address of this machine. */
  localAddress?: string
}

/** Node does not resolve *.localhost names by itself; browsers and curl do. */
const loopback: LookupFunction = (_hostname, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

/** One request as written: no redirects followed, any host name, and of headers only the origin of a change added. */
export function request(
  url: string,
  { method = 'GET', headers = {}, body, localAddress }: Options = {},
): Promise<Answer> {
  const sent = method === 'GET' || method === 'HEAD' ? headers : { origin: new URL(url).origin, ...headers }
  return new Promise((resolve, reject) => {
    const from = localAddress ? { localAddress } : {}
    const outgoing = httpRequest(
      url,
      { method, headers: sent, lookup: loopback, timeout: 30_000, ...from },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole, text: whole.toString() })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer from ${url}`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** One request of somebody with many: when the edge says it is too fast, it waits as long as it was told and asks again. */
export async function requestInTurn(url: string, options: Options = {}): Promise<Answer> {
  const answer = await request(url, options)
  if (answer.status !== 429) return answer
  await new Promise((resolve) => setTimeout(resolve, Number(answer.headers['retry-after'] ?? 1) * 1000))
  return requestInTurn(url, options)
}

/** Asks again until the answer is the wanted one, or fails with the last one seen. */
export async function eventually<T>(ask: () => Promise<T>, wanted: (value: T) => boolean, seconds = 60): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  let last: unknown
  do {
    try {
      const value = await ask()
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
