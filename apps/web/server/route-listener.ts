import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from '@ferrule/domain/result'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { findRenderedPage } from '../app/http/rendered-page.server.ts'
import { acceptsBrotli } from './accepts-brotli.ts'
import { isSameOriginRequest } from './is-same-origin-request.ts'
import { mayCompress } from './may-compress.ts'
import { createOpenRequests } from './open-requests.ts'
import { type BodyRefusal, receiveBody } from './receive-body.ts'

type RequestHandler = (request: Request) => Promise<Response>

/** Converts Node requests to fetch requests for the routes, and sends their responses. */
export function createRouteListener(handle: RequestHandler, log: Log) {
  const mayOpen = createOpenRequests()
  return async function handleRoutes(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      if (!mayOpen(incoming, outgoing)) return refuseOpening(incoming, outgoing)
      // Only the edge can reach this server, and its forwarding headers contain the public URL.
      const request = createRequest(incoming, outgoing, { trustProxy: true })
      const isSameOrigin = isSameOriginRequest(request)
      const received = isSameOrigin ? await receiveBody(request) : refuse('cross-origin')
      if (!received.ok) {
        await dropBody(request, incoming)
        return sendRefusal(outgoing, received.reason)
      }
      const response = await handle(received.value)
      if (!outgoing.destroyed) await send(response, incoming, outgoing)
    } catch (error) {
      fail(outgoing, () => log.error('response-failed', errorFields(error)))
    }
  }
}

const plainHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

const refusals: Record<BodyRefusal | 'cross-origin', [status: number, text: string]> = {
  'cross-origin': [403, '403 Cross-origin request'],
  'too-large': [413, '413 Body too large'],
  'too-slow': [408, '408 Body too slow'],
}

function sendRefusal(outgoing: ServerResponse, reason: keyof typeof refusals): void {
  const [status, text] = refusals[reason]
  outgoing.writeHead(status, plainHeaders).end(text)
}

/** Closes the connection: the body of a refused upload may arrive slowly for minutes. */
function refuseOpening(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(429, { ...plainHeaders, Connection: 'close', 'Retry-After': '30' })
  outgoing.end('429 Too many open requests', () => incoming.destroy())
}

/** Reads the rest of a body and drops it: left unread, it would block the next request on the connection. */
async function dropBody(request: Request, incoming: IncomingMessage): Promise<void> {
  await request.body?.cancel()
  incoming.resume()
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const page = findRenderedPage(response)
  if (page === undefined) return sendResponse(outgoing, response)
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  const { cookie, 'accept-encoding': encodings } = incoming.headers
  if (!acceptsBrotli(encodings) || !mayCompress(cookie, response.headers)) return void outgoing.end(page.body)
  const vary = [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  outgoing.setHeader('Content-Encoding', 'br').setHeader('Vary', vary)
  outgoing.end(await page.compress())
}

/** An aborted connection is not an error. */
function fail(outgoing: ServerResponse, report: () => void): void {
  if (outgoing.destroyed) return
  report()
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}
