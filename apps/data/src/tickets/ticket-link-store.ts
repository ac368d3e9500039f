import { maxTicketLinks, type TicketLink } from '@ferrule/domain/tickets/ticket-links'
import { sql } from 'kysely'
import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { TicketRow } from './ticket-store.ts'

/** Row-level security hides links from customers; `isService` states it a second time. */
function linksOf(tx: Queries, { isService }: Scope, ticketId: string) {
  return tx
    .selectFrom('ticketLink as link')
    .where(sql<boolean>`${isService}::boolean`)
    .where((where) => where.or([where('link.ticketId', '=', ticketId), where('link.otherId', '=', ticketId)]))
}

/** The links of a ticket in both directions. */
export async function listLinks(tx: Queries, scope: Scope, ticketId: string): Promise<TicketLink[]> {
  return linksOf(tx, scope, ticketId)
    .select(['link.ticketId', 'link.otherId', sql<TicketLink['kind']>`link.kind`.as('kind')])
    .execute()
}

/** The links of a ticket with the facts of the other tickets, oldest first. Empty for customers. */
export async function listLinkedTickets(tx: Queries, scope: Scope, ticketId: string) {
  return linksOf(tx, scope, ticketId)
    .innerJoin('ticket', (join) =>
      join.on(
        sql<boolean>`ticket.id = case when link.ticket_id = ${ticketId}::uuid then link.other_id else link.ticket_id end`,
      ),
    )
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .where(isVisible(scope, 'ticket.organisationId'))
    .select(['ticket.id', 'ticket.number', 'ticket.subject', 'ticket.status', 'organisation.name as organisationName'])
    .select(['link.ticketId', sql<TicketLink['kind']>`link.kind`.as('kind')])
    .orderBy('link.linkedAt')
    .orderBy('ticket.id')
    .limit(maxTicketLinks)
    .execute()
}

export type LinkedTicketRow = Awaited<ReturnType<typeof listLinkedTickets>>[number]

export async function findTicketId(tx: Queries, scope: Scope, number: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('ticket')
    .where('number', '=', number)
    .where(isVisible(scope, 'organisationId'))
    .select('id')
    .executeTakeFirst()
  return row?.id
}

type NewLink = { from: TicketRow; to: TicketRow; kind: TicketLink['kind']; linkedBy: string; linkedAt: Date }

export async function insertLink(tx: Queries, { from, to, kind, linkedBy, linkedAt }: NewLink): Promise<void> {
  await tx
    .insertInto('ticketLink')
    .values({
      ticketId: from.id,
      organisationId: from.organisationId,
      otherId: to.id,
      otherOrganisationId: to.organisationId,
      kind,
      linkedBy,
      linkedAt,
    })
    .execute()
}

/** Idempotent. Returns whether the tickets were linked. */
export async function deleteLink(tx: Queries, { isService }: Scope, ids: readonly [string, string]): Promise<boolean> {
  const [one, other] = ids
  const deleted = await tx
    .deleteFrom('ticketLink')
    .where(sql<boolean>`${isService}::boolean`)
    .where(sql<boolean>`(ticket_id, other_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`)
    .returning('ticketId')
    .execute()
  return deleted.length > 0
}
