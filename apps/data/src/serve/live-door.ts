import type { IncomingMessage, ServerResponse } from 'node:http'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import type { Heard, TicketListener } from '../live/ticket-listener.ts'
import type { Deps } from '../graphql/request-context.ts'
import type { ActorReader } from '../sign-in/actor-reader.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { followTickets } from '../tickets/follow-tickets.ts'
import { sendError } from './send.ts'

/** Shorter than a token lives: whoever comes back shows a new proof, and is asked anew what they may see. */
const openMs = 240_000
/** The edge takes a line for dead on which nothing comes for ten seconds. */
const signOfLifeMs = 4000
const maxOpen = 1000

export type LiveDoor = Pick<Deps, 'db'> & {
  readActor: ActorReader
  /** The address browsers sign their requests for. */
  publicUrl: string
  listener: TicketListener
  /** Ends every stream when the service stops. */
  stopping: AbortSignal
}

let openStreams = 0

/**
 * Server-sent events, read with fetch so that they carry token and proof: which tickets changed, and nothing of what
 * is in them. With the id of the last event seen it goes on behind it.
 */
export async function answerLive(request: IncomingMessage, response: ServerResponse, door: LiveDoor): Promise<void> {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  const actor = await door.readActor({
    method: 'GET',
    url: door.publicUrl,
    authorization: request.headers.authorization,
    dpop: request.headersDistinct['dpop']?.join(','),
  })
  if (!actor.ok || actor.value.kind !== 'user') {
    const reason = actor.ok ? 'UNAUTHENTICATED' : actor.reason
    const headers = { 'www-authenticate': `DPoP error="${reason}", algs="ES256"` }
    return sendError(response, 401, { code: reason, headers })
  }
  if (!rightsOfRoles(actor.value.profile.roles).usesTickets) return sendError(response, 403, { code: 'FORBIDDEN' })
  if (openStreams >= maxOpen) return sendError(response, 503, { code: 'BUSY' })
  openStreams++
  try {
    await stream(response, door, { actor: actor.value, lastSeenId: readLastId(request) })
  } finally {
    openStreams--
  }
}

function readLastId(request: IncomingMessage): string | undefined {
  const id = request.headersDistinct['last-event-id']?.[0]
  return id !== undefined && /^\d{1,18}$/.test(id) ? id : undefined
}

type Following = { actor: SignedInActor; lastSeenId: string | undefined }

async function stream(response: ServerResponse, door: LiveDoor, { actor, lastSeenId }: Following): Promise<void> {
  // Listened to before it is read what was missed, so that nothing falls between the two.
  const heardMeanwhile: Heard[] = []
  let hear = (heard: Heard): void => void heardMeanwhile.push(heard)
  const unsubscribe = door.listener.subscribe((heard) => hear(heard))
  try {
    const { lastId, missed, isConcerned } = await followTickets(door, actor, lastSeenId)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const tell = (id: string, ticketId: string) =>
      response.write(`id: ${id}\nevent: ticket\ndata: ${JSON.stringify({ ticketId })}\n\n`)
    for (const { id, ticketId } of missed) tell(id, ticketId)
    response.write(`id: ${lastId}\nevent: ready\ndata: {}\n\n`)
    hear = (heard) => {
      if (heard === 'missed') response.write('event: missed\ndata: {}\n\n')
      else if (isConcerned(heard)) tell(heard.id, heard.ticketId)
    }
    heardMeanwhile.forEach(hear)
    await untilEnd(response, door.stopping)
  } finally {
    unsubscribe()
    response.end()
  }
}

async function untilEnd(response: ServerResponse, stopping: AbortSignal): Promise<void> {
  const signOfLife = setInterval(() => response.write(': still here\n\n'), signOfLifeMs)
  const ending = AbortSignal.any([stopping, AbortSignal.timeout(openMs)])
  await new Promise<void>((resolve) => {
    response.once('close', resolve)
    ending.addEventListener('abort', () => resolve())
    if (ending.aborted) resolve()
  })
  clearInterval(signOfLife)
}
