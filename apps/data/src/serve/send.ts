import type { ServerResponse } from 'node:http'
import { currentRequestId } from '@ferrule/telemetry/tracing'

export type SentError = { code: string; headers?: Record<string, string> }

/** Sends an error of the HTTP layer in the format of GraphQL errors. */
export function sendError(response: ServerResponse, status: number, { code, headers = {} }: SentError): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(JSON.stringify({ errors: [{ message: code, extensions: { code, requestId: currentRequestId() } }] }))
}
