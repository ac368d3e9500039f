import type { IncomingMessage, ServerResponse } from 'node:http'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { createStreamLimits } from '../live/stream-limits.ts'
import type { ListenerEvent, TicketListener } from '../live/ticket-listener.ts'
import { toServerSentEvent, toTicketEvent } from '../live/to-server-sent-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import type { Authenticate } from '../sign-in/authenticate.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { followTickets } from '../tickets/follow-tickets.ts'
import { sendError } from './send.ts'

/** Shorter than the lifetime of a token: a reconnect needs a new proof and checks permissions again. */
const maxStreamMs = 240_000
/** The edge closes a connection that is silent for ten seconds. */
const heartbeatMs = 4000
/** Each open tab has one. */
export const maxStreamsPerPerson = 20
/** As many as the edge forwards. */
const maxStreams = 1000

export type LiveHandler = Pick<Deps, 'db'> & {
  authenticate: Authenticate
  /** The URL in the DPoP proofs of browsers. */
  publicUrl: string
  listener: TicketListener
  /** Ends every stream when the service stops. */
  stopping: AbortSignal
}

const limits = createStreamLimits({ perPerson: maxStreamsPerPerson, inTotal: maxStreams })

/**
 * Server-sent events with the ids of changed tickets, of new notifications for the user, and for agents of tickets that
 * other agents open, without their content. Clients read them with fetch, which can send token and proof. `Last-Event-ID` resumes the stream after that event.
 */
export async function handleLive(request: IncomingMessage, response: ServerResponse, deps: LiveHandler): Promise<void> {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  const actor = await deps.authenticate({
    method: 'GET',
    url: deps.publicUrl,
    authorization: request.headers.authorization,
    dpop: request.headersDistinct['dpop']?.join(','),
  })
  if (!actor.ok || actor.value.kind !== 'user') {
    const reason = actor.ok ? 'UNAUTHENTICATED' : actor.reason
    const headers = { 'www-authenticate': `DPoP error="${reason}", algs="ES256"` }
    return sendError(response, 401, { code: reason, headers })
  }
  const { usesTickets, usesProducts, usesMachines } = rightsOfRoles(actor.value.profile.roles)
  if (!usesTickets && !usesProducts && !usesMachines) return sendError(response, 403, { code: 'FORBIDDEN' })
  const opened = limits.open(actor.value.profile.id)
  if (!opened.ok) {
    const status = opened.reason === 'too-many' ? 503 : 429
    return sendError(response, status, { code: 'BUSY', headers: { 'retry-after': '30' } })
  }
  try {
    await stream(response, deps, { actor: actor.value, lastSeenId: readLastId(request) })
  } finally {
    opened.value()
  }
}

function readLastId(request: IncomingMessage): string | undefined {
  const id = request.headersDistinct['last-event-id']?.[0]
  return id !== undefined && /^\d{1,18}$/.test(id) ? id : undefined
}

type Subscription = { actor: SignedInActor; lastSeenId: string | undefined }

async function stream(response: ServerResponse, deps: LiveHandler, { actor, lastSeenId }: Subscription): Promise<void> {
  // Subscribes before missed events are read, so that none is lost in between.
  const buffered: ListenerEvent[] = []
  let onEvent = (event: ListenerEvent): void => void buffered.push(event)
  const unsubscribe = deps.listener.subscribe((event) => onEvent(event))
  try {
    const { lastId, missed, ...follower } = await followTickets(deps, actor, lastSeenId)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A client that reuses the connection of a stream could lose its request when the service stops.
      connection: 'close',
    })
    for (const { id, ticketId } of missed) response.write(toTicketEvent(id, ticketId))
    response.write(`id: ${lastId}\nevent: ready\ndata: {}\n\n`)
    onEvent = (event) => {
      const text = toServerSentEvent(event, follower)
      if (text) response.write(text)
    }
    buffered.forEach(onEvent)
    await untilClosed(response, deps.stopping)
  } finally {
    unsubscribe()
    // Before the head is sent, the response belongs to the handler of errors, which sends a status.
    if (response.headersSent) response.end()
  }
}

async function untilClosed(response: ServerResponse, stopping: AbortSignal): Promise<void> {
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs)
  const end = AbortSignal.any([stopping, AbortSignal.timeout(maxStreamMs)])
  await new Promise<void>((resolve) => {
    response.once('close', resolve)
    end.addEventListener('abort', () => resolve())
    // The client may have left before the stream began.
    if (end.aborted || response.destroyed) resolve()
  })
  clearInterval(heartbeat)
}
