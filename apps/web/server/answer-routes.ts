import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { findPageOf } from '../app/request/drawn-page.server.ts'
import { acceptsBrotli } from './accepts-brotli.ts'
import { isFromOwnPage } from './is-from-own-page.ts'

/** Done for every page that is drawn, and outside the one thread that draws. */
const compress = promisify(brotliCompress)
const fastEnough = { [constants.BROTLI_PARAM_QUALITY]: 5 }

type Answer = (request: Request) => Promise<Response>

/** Brings requests to the routes and their answers back. */
export function createRouteListener(answer: Answer, log: Log) {
  return async function answerRoutes(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      // The edge alone can reach us, and says by which public address we were asked.
      const request = createRequest(incoming, outgoing, { trustProxy: true })
      if (!isFromOwnPage(request)) return void outgoing.writeHead(403, { 'Cache-Control': 'no-store' }).end()
      const response = await answer(request)
      if (!outgoing.destroyed) await send(response, incoming, outgoing)
    } catch (error) {
      fail(outgoing, () => log.error('answer-failed', errorFields(error)))
    }
  }
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const page = findPageOf(response)
  if (page === undefined) return sendResponse(outgoing, response)
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  const wanted = acceptsBrotli(incoming.headers['accept-encoding'])
  if (!wanted || !isForEverybody(response.headers)) return void outgoing.end(page)
  const vary = [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  outgoing.setHeader('Content-Encoding', 'br').setHeader('Vary', vary)
  outgoing.end(await compress(page, { params: fastEnough }))
}

/** What is for one reader alone is never compressed: its length would tell what it holds. */
function isForEverybody(headers: Headers): boolean {
  return headers.get('Cache-Control')?.startsWith('public') ?? false
}

/** A reader who left before the end is no failure of ours. */
function fail(outgoing: ServerResponse, report: () => void): void {
  if (outgoing.destroyed) return
  report()
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}
