import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { text } from 'node:stream/consumers'

export type ProbeResponse = { status: number; location: string | undefined; cookies: string[]; text: string }

type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Node does not resolve `*.localhost`, the hosts of a local stack. */
const lookupLoopback: LookupFunction = (_, { all }, found) =>
  all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)

/** Sends a request and does not follow redirects. Rejects after five seconds without data. */
export function sendRequest(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<ProbeResponse> {
  const { protocol, hostname } = new URL(url)
  const lookup = hostname.endsWith('.localhost') ? { lookup: lookupLoopback } : {}
  const send = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method, headers, timeout: 5000, ...lookup }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      const cookies = (received['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
      text(response).then((content) => resolve({ status, location: received.location, cookies, text: content }), reject)
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response within five seconds')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
