import { type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** One request over loopback, whatever the host is called; with a form it sends that. No redirects are followed. */
export function ask(url: string, { cookie = '', form }: { cookie?: string; form?: Record<string, string> } = {}) {
  const { host, port, pathname, search, origin } = new URL(url)
  const headers = { host, cookie, origin, 'content-type': 'application/x-www-form-urlencoded' }
  const target = { host: '127.0.0.1', port, path: `${pathname}${search}`, timeout: 30_000 }
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ ...target, headers, method: form ? 'POST' : 'GET' }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('error', reject)
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer from ${url}`)))
    outgoing.on('error', reject)
    outgoing.end(form ? new URLSearchParams(form).toString() : undefined)
  })
}

/** The cookies that an answer gives, as a browser sends them back. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
