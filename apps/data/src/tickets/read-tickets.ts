import { countGroups, type TicketCounts, ticketsPerPage, type TicketWishes } from '@ferrule/domain/tickets/ticket-list'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listAttachments, listComments } from './conversation-store.ts'
import { countTickets, findTicket, listTickets, type ShownTicket } from './ticket-store.ts'

export type TicketPage = { tickets: ShownTicket[]; counts: TicketCounts; page: number }

export async function readTicketPage(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  wishes: TicketWishes,
): Promise<TicketPage> {
  return workFor(db, actor, async (tx, scope) => ({
    tickets: await listTickets(tx, scope, { wishes, limit: ticketsPerPage }),
    counts: countGroups(await countTickets(tx, scope, wishes)),
    page: wishes.page,
  }))
}

const exportedAtMost = 5000

/** The list as it is filtered, from its beginning, for a table outside. */
export async function exportTickets(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  wishes: TicketWishes,
): Promise<ShownTicket[]> {
  return workFor(db, actor, (tx, scope) =>
    listTickets(tx, scope, { wishes: { ...wishes, page: 1 }, limit: exportedAtMost }),
  )
}

type Comment = Awaited<ReturnType<typeof listComments>>[number] & { isMine: boolean }
type Attachment = Awaited<ReturnType<typeof listAttachments>>[number]

export type WholeTicket = ShownTicket & { comments: Comment[]; attachments: Attachment[]; isMine: boolean }

/** Nothing for one that is not there and for one that belongs to somebody else: nobody can tell which. */
export async function readTicket(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<WholeTicket | undefined> {
  return workFor(db, actor, async (tx, scope) => {
    const ticket = await findTicket(tx, scope, id)
    if (!ticket) return undefined
    const comments = await listComments(tx, id)
    const attachments = await listAttachments(tx, id)
    const isMine = isBy(scope)
    return {
      ...ticket,
      isMine: isMine(ticket.openedBy),
      comments: comments.map((comment) => ({ ...comment, isMine: isMine(comment.writtenBy) })),
      attachments,
    }
  })
}

function isBy({ personId }: Scope): (author: string) => boolean {
  return (author) => author === personId
}
