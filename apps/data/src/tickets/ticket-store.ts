import type { TicketState } from '@ferrule/domain/tickets/ticket-state'
import { type TicketGroup, ticketGroups, type TicketListQuery } from '@ferrule/domain/tickets/ticket-list'
import type { TicketStatus } from '@ferrule/domain/tickets/ticket-values'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { hasUnread } from '../notifications/notification-queries.ts'
import { isOwn, isVisible, ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { DB } from '../postgres/rows.generated.ts'
import { toOwnWordQuery } from './word-query.ts'

/** Columns shown in a list and above the conversation. */
const ticketColumns = [
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
  'ticket.priority',
  'ticket.mergedInto',
  'ticket.replies',
  'ticket.createdAt',
  'ticket.updatedAt',
  'ticket.firstResponseDueAt',
  'ticket.firstResponseAt',
  'ticket.solutionDueAt',
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

/**
 * Tickets of the caller's organisations only, and whether the caller has unread notifications of each: every read starts
 * from this query.
 */
function visibleTickets(tx: Queries, scope: Scope) {
  return tx
    .selectFrom('ticket')
    .innerJoin('plant', 'plant.id', 'ticket.plantId')
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .innerJoin('person as opener', 'opener.id', 'ticket.openedBy')
    .leftJoin('person as contact', 'contact.id', 'ticket.contactId')
    .where(isVisible(scope, 'ticket.organisationId'))
    .select(ticketColumns)
    .select(hasUnread(sql`${scope.personId}::uuid`, sql.ref('ticket.id')).as('isUnread'))
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export async function findTicket(tx: Queries, scope: Scope, id: string) {
  return visibleTickets(tx, scope).where('ticket.id', '=', id).executeTakeFirst()
}

/** Finds a ticket and locks its row until the transaction ends. */
export async function lockTicket(tx: Queries, scope: Scope, id: string) {
  return visibleTickets(tx, scope).where('ticket.id', '=', id).forUpdate('ticket').executeTakeFirst()
}

type Listing = { query: TicketListQuery; limit: number }

/** Reads from each organisation only as many rows as the page needs, in index order. */
export async function listTickets(tx: Queries, scope: Scope, { query, limit }: Listing): Promise<TicketRow[]> {
  const order = query.sort === 'changed' ? 'ticket.updatedAt' : 'ticket.createdAt'
  const direction = query.sort === 'oldest' ? 'asc' : 'desc'
  const offset = (query.page - 1) * limit
  const page = ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) =>
        filtered(
          lateral.selectFrom('ticket').whereRef('ticket.organisationId', '=', 'own.organisationId'),
          scope,
          query,
        )
          .where((where) => isInGroup(where, query.group))
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
    .orderBy('page.place', direction)
    .orderBy('page.id', direction)
    .execute()
}

/** Row-level security prevents use of the status index, so open tickets filter on `closed_at`. */
function isInGroup(where: ExpressionBuilder<DB, 'ticket'>, group: TicketGroup) {
  const isOfStatus = where('ticket.status', 'in', [...ticketGroups[group]])
  return group === 'open' || group === 'waiting'
    ? where.and([where('ticket.closedAt', 'is', null), isOfStatus])
    : isOfStatus
}

/** Number of tickets per status, independent of the selected group. */
export async function countTickets(tx: Queries, scope: Scope, query: TicketListQuery) {
  const own = tx.selectFrom('ticket').where(isOwn(scope, 'ticket.organisationId'))
  const rows = await filtered(own, scope, query)
    .groupBy('ticket.status')
    .select(['ticket.status', sql<number>`count(*)::int`.as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<Record<TicketStatus, number>>
}

type Tickets = SelectQueryBuilder<DB, 'ticket', object>

function filtered(tickets: Tickets, scope: Scope, { plantId, machineId, type, search }: TicketListQuery): Tickets {
  let found = tickets
  if (plantId) found = found.where('ticket.plantId', '=', plantId)
  if (machineId) found = found.where('ticket.machineId', '=', machineId)
  if (type) found = found.where('ticket.type', '=', type)
  if (search) found = found.where((where) => where('ticket.id', '=', where.fn.any(findByText(where, scope, search))))
  return found
}

/**
 * Every search word must be the prefix of a word of the ticket, so that half a serial number finds it. The array makes
 * Postgres run the text index once and first; otherwise it would evaluate the text match for each ticket.
 */
function findByText(where: ExpressionBuilder<DB, 'ticket'>, scope: Scope, search: string) {
  const found = where
    .selectFrom('ticketSearch')
    .where(sql<boolean>`search_vector @@ ${toOwnWordQuery(search, scope.organisationIds)}::tsquery`)
    .where(isOwn(scope, 'ticketSearch.organisationId'))
    .select('ticketSearch.ticketId')
  return sql<string[]>`array(${found})`
}

/** Columns that a change may set beside the state. */
export type TicketExtras = {
  replies?: number
  firstResponseAt?: Date | null
  contactId?: string | null
  mergedInto?: string
}

/** Optimistic locking: saves only if the version is still the one that was read. */
export async function saveTicketState(
  tx: Queries,
  ticket: Pick<TicketRow, 'id' | 'version'>,
  change: TicketState & TicketExtras & { updatedAt: Date },
): Promise<boolean> {
  const { status, closedAt, closureReason, updatedAt, replies, firstResponseAt, contactId, mergedInto } = change
  const saved = await tx
    .updateTable('ticket')
    .set({
      status,
      closedAt: closedAt ?? null,
      closureReason: closureReason ?? null,
      updatedAt,
      // A column whose value is undefined stays as it is.
      replies,
      firstResponseAt,
      contactId,
      mergedInto,
      version: ticket.version + 1,
    })
    .where('id', '=', ticket.id)
    .where('version', '=', ticket.version)
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}
