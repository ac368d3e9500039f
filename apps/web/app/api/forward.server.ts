import { errorFields } from '@ferrule/telemetry/log'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../request/services.server.ts'

export type Forwarding = {
  name: string
  url: string
  /** How long the service may take to begin its answer; how long the bytes then take is the reader's line. */
  timeoutMs: number
  /** The only request headers that go through, in lower case. */
  requestHeaders: readonly string[]
  /** The only answer headers that come back. */
  responseHeaders: readonly string[]
}

/** Passes a request on to a service behind us and its answer back, both as streams: nothing is held in memory. */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const { name, url, timeoutMs, requestHeaders, responseHeaders } = forwarding
  const headers = pick(request.headers, requestHeaders)
  // An answer that fetch unpacks no longer fits its own length.
  headers.set('accept-encoding', 'identity')
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(new Error('no answer in time')), timeoutMs)
  const asked = tracedFetch(name, url, {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, tooLate.signal]),
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  })
  const response = await asked
    .catch((error: unknown) => {
      getServices().log.error('forwarding-failed', { operation: name, ...errorFields(error) })
      return Response.json({ errors: [{ message: 'Temporarily unavailable' }] }, { status: 503 })
    })
    .finally(() => clearTimeout(timer))
  return new Response(response.body, { status: response.status, headers: pick(response.headers, responseHeaders) })
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
