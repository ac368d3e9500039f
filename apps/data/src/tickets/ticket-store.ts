import type { TicketState } from '@ferrule/domain/tickets/ticket-state'
import { type TicketGroup, ticketGroups, type TicketWishes } from '@ferrule/domain/tickets/ticket-list'
import type { TicketStatus } from '@ferrule/domain/tickets/ticket'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isOwn, isVisible, ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import type { DB } from '../postgres/rows.generated.ts'
import { toOwnWordQuery } from './word-query.ts'

/** What is shown of a ticket in a list and above its conversation. */
const shown = [
  'ticket.id',
  'ticket.number',
  'ticket.type',
  'ticket.concern',
  'ticket.subject',
  'ticket.description',
  'ticket.machineId',
  'ticket.machineName',
  'ticket.serialNumber',
  'ticket.status',
  'ticket.replies',
  'ticket.createdAt',
  'ticket.updatedAt',
  'ticket.answerDueAt',
  'ticket.firstAnswerAt',
  'ticket.closedAt',
  'ticket.closureReason',
  'ticket.version',
  'ticket.organisationId',
  'ticket.openedBy',
  'ticket.contactId',
  'plant.name as plantName',
  'organisation.name as organisationName',
  'contact.firstName as contactFirstName',
  'contact.lastName as contactLastName',
  'opener.firstName as openerFirstName',
  'opener.lastName as openerLastName',
] as const

/** The tickets of the caller's organisations, and no others: every read begins here. */
function visibleTickets(tx: Queries, scope: Scope) {
  return tx
    .selectFrom('ticket')
    .innerJoin('plant', 'plant.id', 'ticket.plantId')
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .innerJoin('person as opener', 'opener.id', 'ticket.openedBy')
    .leftJoin('person as contact', 'contact.id', 'ticket.contactId')
    .where(isVisible(scope, 'ticket.organisationId'))
}

export type ShownTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export async function findTicket(tx: Queries, scope: Scope, id: string) {
  return visibleTickets(tx, scope).where('ticket.id', '=', id).select(shown).executeTakeFirst()
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockTicket(tx: Queries, scope: Scope, id: string) {
  return visibleTickets(tx, scope).where('ticket.id', '=', id).select(shown).forUpdate('ticket').executeTakeFirst()
}

type Listing = { wishes: TicketWishes; limit: number }

/** Of each organisation only as much is read as the page reaches, in the order of an index. */
export async function listTickets(tx: Queries, scope: Scope, { wishes, limit }: Listing): Promise<ShownTicket[]> {
  const order = wishes.sort === 'changed' ? 'ticket.updatedAt' : 'ticket.createdAt'
  const direction = wishes.sort === 'oldest' ? 'asc' : 'desc'
  const offset = (wishes.page - 1) * limit
  const page = ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) =>
        wished(lateral.selectFrom('ticket').whereRef('ticket.organisationId', '=', 'own.organisationId'), scope, wishes)
          .where((where) => isInGroup(where, wishes.group))
          .select(['ticket.id', `${order} as place`])
          .orderBy(order, direction)
          .orderBy('ticket.id', direction)
          .limit(offset + limit)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['found.id', 'found.place'])
    .orderBy('found.place', direction)
    .orderBy('found.id', direction)
    .limit(limit)
    .offset(offset)
  return visibleTickets(tx, scope)
    .innerJoin(page.as('page'), 'page.id', 'ticket.id')
    .select(shown)
    .orderBy('page.place', direction)
    .orderBy('page.id', direction)
    .execute()
}

/** What is open is asked by its own index: those of a status cannot be used behind the net of the table. */
function isInGroup(where: ExpressionBuilder<DB, 'ticket'>, group: TicketGroup) {
  const isOfStatus = where('ticket.status', 'in', [...ticketGroups[group]])
  return group === 'open' || group === 'waiting'
    ? where.and([where('ticket.closedAt', 'is', null), isOfStatus])
    : isOfStatus
}

/** How many there are in each status, whatever group is looked at. */
export async function countTickets(tx: Queries, scope: Scope, wishes: TicketWishes) {
  const own = tx.selectFrom('ticket').where(isOwn(scope, 'ticket.organisationId'))
  const rows = await wished(own, scope, wishes)
    .groupBy('ticket.status')
    .select(['ticket.status', sql<number>`count(*)::int`.as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<Record<TicketStatus, number>>
}

type Tickets = SelectQueryBuilder<DB, 'ticket', object>

function wished(tickets: Tickets, scope: Scope, { plantId, machineId, type, search }: TicketWishes): Tickets {
  let found = tickets
  if (plantId) found = found.where('ticket.plantId', '=', plantId)
  if (machineId) found = found.where('ticket.machineId', '=', machineId)
  if (type) found = found.where('ticket.type', '=', type)
  if (search) found = found.where((where) => where('ticket.id', '=', where.fn.any(findByWords(where, scope, search))))
  return found
}

/**
 * Every word typed must begin a word of the ticket, so that half a serial number finds it. As an array they are looked
 * up by the index over words, first and once; otherwise each ticket of the customer would be asked for its words.
 */
function findByWords(where: ExpressionBuilder<DB, 'ticket'>, scope: Scope, search: string) {
  const found = where
    .selectFrom('ticketWords')
    .where(sql<boolean>`words @@ ${toOwnWordQuery(search, scope.organisationIds)}::tsquery`)
    .where(isOwn(scope, 'ticketWords.organisationId'))
    .select('ticketWords.ticketId')
  return sql<string[]>`array(${found})`
}

/** Takes effect only on the version that was read. */
export async function saveTicketState(
  tx: Queries,
  ticket: Pick<ShownTicket, 'id' | 'version'>,
  change: TicketState & { updatedAt: Date; replies?: number; firstAnswerAt?: Date | null; contactId?: string },
): Promise<boolean> {
  const { closedAt, closureReason, ...rest } = change
  const saved = await tx
    .updateTable('ticket')
    .set({ ...rest, closedAt: closedAt ?? null, closureReason: closureReason ?? null, version: ticket.version + 1 })
    .where('id', '=', ticket.id)
    .where('version', '=', ticket.version)
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}
