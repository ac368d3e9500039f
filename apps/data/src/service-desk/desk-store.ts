import { countLimit } from '@ferrule/domain/limited-count'
import type { DeskKind, DeskListQuery, DeskSort } from '@ferrule/domain/service-desk/desk-list'
import { sql } from 'kysely'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { toWordQuery } from '../tickets/word-query.ts'

type PageRange = { limit: number; offset: number }

type Order = readonly ['priority' | 'dueAt' | 'createdAt' | 'id', 'asc' | 'desc'][]

/** The columns that each order sorts by, named as they are selected. An index of open tickets has the same columns. */
const orders: Record<DeskSort, Order> = {
  due: [
    ['dueAt', 'asc'],
    ['id', 'asc'],
  ],
  priority: [
    ['priority', 'asc'],
    ['dueAt', 'asc'],
    ['id', 'asc'],
  ],
  newest: [
    ['createdAt', 'desc'],
    ['id', 'desc'],
  ],
}
/**
 * The next promise to the customer of a ticket: a first response, then a solution. Nothing is due after the answer to a
 * request. The indexes of open entries have the same expressions.
 */
const ticketDueAt = sql<Date | null>`case when ticket.first_response_at is null
  then ticket.first_response_due_at else ticket.solution_due_at end`
const requestDueAt = sql<Date | null>`case when state = 'answered' then null else reply_due_at end`

/** The priority of a request of a visitor. */
const requestPriority = 3

const directions = { asc: sql`asc`, desc: sql`desc` }

const toOrderBy = (order: Order, prefix = '') =>
  sql.join(order.map(([column, direction]) => sql`${sql.ref(`${prefix}${column}`)} ${directions[direction]}`))

/**
 * Tickets and requests in the order of the query; closed ones newest first. Each half is read by its own index only up to the end of
 * the page, so the cost does not depend on the total.
 */
export async function listDeskEntries(
  tx: Queries,
  scope: Scope,
  { query, range }: { query: DeskListQuery; range: PageRange },
) {
  const order = orders[query.group === 'closed' ? 'newest' : query.sort]
  const maxRows = range.limit + range.offset
  const tickets = waitingTickets(tx, scope, query)
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .select(['ticket.id', sql<DeskKind>`'ticket'`.as('kind'), 'ticket.number', 'ticket.subject'])
    .select(['organisation.name as sender', sql<string>`ticket.status::text`.as('state')])
    .select([sql<unknown>`null::jsonb`.as('answers'), 'ticket.contactId as assigneeId'])
    .select(['ticket.createdAt', ticketDueAt.as('dueAt')])
    .select(sql<boolean>`ticket.first_response_at is not null`.as('isAnswered'))
    .select(['ticket.machineName', 'ticket.serialNumber', 'ticket.priority'])
    .orderBy(toOrderBy(order))
    .limit(maxRows)
  const requests = waitingRequests(tx, scope, query)
    .select(['id', sql<DeskKind>`kind`.as('kind'), sql<string>`''`.as('number'), 'about as subject'])
    .select([sql<string>`coalesce(answers ->> 'company', '')`.as('sender'), 'state', 'answers'])
    .select(['assignedTo as assigneeId', 'receivedAt as createdAt', requestDueAt.as('dueAt')])
    .select(sql<boolean>`state in ('answered', 'closed')`.as('isAnswered'))
    .select([sql<string>`''`.as('machineName'), sql<string>`''`.as('serialNumber')])
    .select(sql<number>`${requestPriority}::int`.as('priority'))
    .orderBy(toOrderBy(order))
    .limit(maxRows)
  return tx
    .selectFrom((from) =>
      from
        .selectFrom(tickets.as('waitingTicket'))
        .selectAll()
        .unionAll(from.selectFrom(requests.as('waitingRequest')).selectAll())
        .as('entry'),
    )
    .leftJoin('person', 'person.id', 'entry.assigneeId')
    .selectAll('entry')
    .select(['person.firstName as assigneeFirstName', 'person.lastName as assigneeLastName'])
    .orderBy(toOrderBy(order, 'entry.'))
    .limit(range.limit)
    .offset(range.offset)
    .execute()
}

/**
 * Counts open, own and unassigned entries with the other filters applied. Counting stops at a limit, because counting
 * hundreds of thousands would take longer than everything else.
 */
export async function countDeskEntries(tx: Queries, scope: Scope, query: DeskListQuery) {
  const countUpTo = (group: DeskListQuery['group']) => {
    const maxRows = countLimit + 1
    const tickets = waitingTickets(tx, scope, { ...query, group })
      .select('ticket.id')
      .limit(maxRows)
    const requests = waitingRequests(tx, scope, { ...query, group })
      .select('visitorRequest.id')
      .limit(maxRows)
    return sql<number>`least(${maxRows}, (select count(*) from (${tickets}) as some_tickets)
      + (select count(*) from (${requests}) as some_requests))::int`
  }
  return tx
    .selectNoFrom([
      countUpTo('open').as('open'),
      countUpTo('mine').as('mine'),
      countUpTo('unassigned').as('unassigned'),
    ])
    .executeTakeFirstOrThrow()
}

function waitingTickets(tx: Queries, { personId }: Scope, { group, kind, turn, priority, search }: DeskListQuery) {
  let tickets = tx.selectFrom('ticket').where('ticket.closedAt', group === 'closed' ? 'is not' : 'is', null)
  if (kind !== undefined && kind !== 'ticket') tickets = tickets.where(sql<boolean>`false`)
  if (turn) tickets = tickets.where('ticket.status', turn === 'theirs' ? '=' : '<>', 'waiting-for-you')
  if (priority) tickets = tickets.where('ticket.priority', '=', priority)
  if (group === 'mine') tickets = tickets.where('ticket.contactId', '=', personId)
  if (group === 'unassigned') tickets = tickets.where('ticket.contactId', 'is', null)
  if (search)
    tickets = tickets.where((where) => {
      const found = where
        .selectFrom('ticketSearch')
        .where(sql<boolean>`search_vector @@ ${toWordQuery(search)}::tsquery`)
        .select('ticketId')
      return where('ticket.id', '=', where.fn.any(sql<string[]>`array(${found})`))
    })
  return tickets
}

function waitingRequests(tx: Queries, { personId }: Scope, { group, kind, turn, priority, search }: DeskListQuery) {
  let requests = tx.selectFrom('visitorRequest').where('state', group === 'closed' ? '=' : '<>', 'closed')
  if (kind !== undefined) requests = requests.where('kind', '=', kind)
  if (turn) requests = requests.where('state', turn === 'theirs' ? '=' : '<>', 'answered')
  if (priority && priority !== requestPriority) requests = requests.where(sql<boolean>`false`)
  if (group === 'mine') requests = requests.where('assignedTo', '=', personId)
  if (group === 'unassigned') requests = requests.where('assignedTo', 'is', null)
  // There are thousands of requests, not millions, so the text search needs no index. The number ends the id.
  if (search)
    requests = requests.where(
      sql<boolean>`position(lower(${search}) in lower(concat(answers, ' ', replace(id::text, '-', '')))) > 0`,
    )
  return requests
}
