import { type IncomingHttpHeaders, request } from 'node:http'

export type LoopbackResponse = { status: number; headers: IncomingHttpHeaders; text: string }

type RequestOptions = { cookie?: string; form?: Record<string, string> }

/**
 * Sends one request to 127.0.0.1 with the URL's host as the Host header: a POST of the form, or a GET without one. Does
 * not follow redirects.
 */
export function requestLoopback(url: string, { cookie = '', form }: RequestOptions = {}): Promise<LoopbackResponse> {
  const { host, port, pathname, search, origin } = new URL(url)
  const headers = { host, cookie, origin, 'content-type': 'application/x-www-form-urlencoded' }
  const target = { host: '127.0.0.1', port, path: `${pathname}${search}`, timeout: 30_000 }
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...target, headers, method: form ? 'POST' : 'GET' }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('error', reject)
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response from ${url}`)))
    outgoing.on('error', reject)
    outgoing.end(form ? new URLSearchParams(form).toString() : undefined)
  })
}

/** The cookies that a response sets, as the value of a Cookie header. */
export function cookiesOf({ headers }: LoopbackResponse): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
