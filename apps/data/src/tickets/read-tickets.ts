import {
  countGroups,
  type TicketCounts,
  ticketsPerPage,
  type TicketListQuery,
} from '@ferrule/domain/tickets/ticket-list'
import { toTicketHistory } from '@ferrule/domain/tickets/ticket-history'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markRecordRead } from '../notifications/mark-record-read.ts'
import { markUsed } from '../user-admin/own-access-queries.ts'
import { listAttachments, listComments } from './conversation-store.ts'
import { listColleagues } from './follower-store.ts'
import { listRecordedChanges } from './history-store.ts'
import { listSimilarTickets } from './merge-store.ts'
import { type LinkedTicketRow, listLinkedTickets } from './ticket-link-store.ts'
import { countTickets, findTicket, listTickets, type TicketRow } from './ticket-store.ts'

export type TicketPage = { tickets: TicketRow[]; counts: TicketCounts; page: number }

export async function readTicketPage(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  query: TicketListQuery,
): Promise<TicketPage> {
  return withUserScope(db, actor, async (tx, scope) => {
    await markUsed(tx, scope.personId, 'ticketing')
    return {
      tickets: await listTickets(tx, scope, { query, limit: ticketsPerPage }),
      counts: countGroups(await countTickets(tx, scope, query)),
      page: query.page,
    }
  })
}

const maxExportedTickets = 5000

/** The filtered list from its first row, for a spreadsheet. */
export async function exportTickets(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  query: TicketListQuery,
): Promise<TicketRow[]> {
  return withUserScope(db, actor, (tx, scope) =>
    listTickets(tx, scope, { query: { ...query, page: 1 }, limit: maxExportedTickets }),
  )
}

type Comment = Awaited<ReturnType<typeof listComments>>[number] & { isMine: boolean }
type Attachment = Awaited<ReturnType<typeof listAttachments>>[number]

type Colleague = Awaited<ReturnType<typeof listColleagues>>[number] & { isMe: boolean }

export type TicketDetails = TicketRow & {
  comments: Comment[]
  attachments: Attachment[]
  history: ReturnType<typeof toTicketHistory<Awaited<ReturnType<typeof listRecordedChanges>>[number]>>
  colleagues: Colleague[]
  similar: Awaited<ReturnType<typeof listSimilarTickets>>
  links: LinkedTicketRow[]
  isMine: boolean
}

/**
 * Reads a ticket and marks what the caller was told about it as read. Returns undefined both for a missing ticket and for
 * one the caller may not see: both look alike.
 */
export async function readTicket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  id: string,
): Promise<TicketDetails | undefined> {
  return withUserScope(db, actor, async (tx, scope) => {
    const ticket = await findTicket(tx, scope, id)
    if (!ticket) return undefined
    await markRecordRead(tx, { personId: scope.personId, record: { column: 'ticketId', id }, at: now() })
    const comments = await listComments(tx, id)
    const attachments = await listAttachments(tx, id)
    const colleagues = await listColleagues(tx, ticket)
    const isMine = isAuthor(scope)
    return {
      ...ticket,
      isMine: isMine(ticket.openedBy),
      comments: comments.map((comment) => ({ ...comment, isMine: isMine(comment.writtenBy) })),
      attachments,
      history: toTicketHistory(await listRecordedChanges(tx, id), scope),
      links: await listLinkedTickets(tx, scope, id),
      similar: await listSimilarTickets(tx, scope, ticket),
      colleagues: colleagues.map((colleague) => ({ ...colleague, isMe: isMine(colleague.id) })),
    }
  })
}

function isAuthor({ personId }: Scope): (author: string) => boolean {
  return (author) => author === personId
}
