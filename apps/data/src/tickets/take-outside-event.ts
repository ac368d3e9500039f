import type { OutsideChange, OutsideEvent } from '@ferrule/connectors/ticket-system/ticket-system'
import { afterAssign, afterComment, afterWordFromOutside } from '@ferrule/domain/tickets/ticket-state'
import type { Deps } from '../graphql/request-context.ts'
import { workForService } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { insertOutsideEvent, isOvertaken, knowAgent, markOutsideEventRefused } from './outside-event-store.ts'
import { saveComment } from './save-comment.ts'
import type { Telling } from './tell-about-ticket.ts'

export type TakingDeps = Pick<Deps, 'db'> & Telling

export type Taken = 'taken' | 'known' | 'overtaken' | 'refused'

/**
 * Takes over what happened in an outside ticket system, as if our own service had done it here. That it is known and
 * what it changes are one transaction: whoever dies in between finds both or neither, and takes it over once.
 */
export async function takeOutsideEvent({ db, ...telling }: TakingDeps, event: OutsideEvent): Promise<Taken> {
  return workForService(db, async (tx) => {
    const { id, position, kind } = event
    const ticketId = event.kind === 'unreadable' ? null : event.ticketId
    const isNew = await insertOutsideEvent(tx, { id, position, kind, ticketId, takenAt: telling.now() })
    if (!isNew) return 'known'
    if (event.kind === 'unreadable') return setAside(tx, id, event.kind)
    // What both sides wrote is kept whenever it comes; of states and contacts only the last one counts.
    if (event.kind !== 'answered' && (await isOvertaken(tx, event))) return 'overtaken'
    const changed = await change(tx, telling, event)
    return changed.ok ? 'taken' : setAside(tx, id, changed.reason)
  })
}

async function setAside(tx: Queries, id: string, reason: string): Promise<Taken> {
  await markOutsideEventRefused(tx, id, reason)
  return 'refused'
}

async function change(tx: Queries, telling: Telling, event: OutsideChange): Promise<Changed> {
  const at = telling.now()
  const { ticketId } = event
  const scope = { personId: await knowAgent(tx, event.by), organisationIds: [], isService: true }
  const common = { ticketId, at, isFromOutside: true }
  if (event.kind === 'answered') {
    const written = { text: event.text, attachments: [], at, telling, isFromOutside: true }
    return changeTicket(tx, scope, {
      ...common,
      action: 'comment-ticket',
      decide: (state) => afterComment(state, 'service'),
      alsoSave: (ticket) => saveComment(tx, scope, { ...written, ticket }),
    })
  }
  if (event.kind === 'assigned') {
    const contactId = await knowAgent(tx, event.to)
    return changeTicket(tx, scope, {
      ...common,
      action: 'assign-ticket',
      decide: afterAssign,
      alsoSave: async () => ({ contactId }),
    })
  }
  return changeTicket(tx, scope, {
    ...common,
    action: 'change-ticket-outside',
    decide: (state) => afterWordFromOutside(state, event.statuses, at),
  })
}
