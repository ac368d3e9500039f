import { errorFields } from '@ferrule/telemetry/log'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../visit/services.server.ts'

export type Forwarding = {
  name: string
  url: string
  /** The timeout until the response starts. The transfer of the body has no timeout, because clients may be slow. */
  timeoutMs: number
  /** The request headers to forward, in lower case; all others are dropped. */
  requestHeaders: readonly string[]
  /** The response headers to return, besides `defaultHeaders`; all others are dropped. */
  responseHeaders: readonly string[]
}

/** A client that was refused must learn when to try again. */
const defaultHeaders = ['retry-after']

/** Forwards a request to an internal service and returns its response, both as streams without buffering. */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const { name, url, timeoutMs, requestHeaders, responseHeaders } = forwarding
  const headers = pick(request.headers, requestHeaders)
  // `fetch` would decompress the body, which then would not match its content-length.
  headers.set('accept-encoding', 'identity')
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new Error('no response in time')), timeoutMs)
  const forwarded = tracedFetch(name, url, {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, timeout.signal]),
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  })
  const response = await forwarded
    .catch((error: unknown) => {
      getServices().log.error('forwarding-failed', { operation: name, ...errorFields(error) })
      return Response.json({ errors: [{ message: 'Temporarily unavailable' }] }, { status: 503 })
    })
    .finally(() => clearTimeout(timer))
  return new Response(response.body, {
    status: response.status,
    headers: pick(response.headers, [...defaultHeaders, ...responseHeaders]),
  })
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
