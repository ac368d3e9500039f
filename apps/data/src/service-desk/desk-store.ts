import { deskCountLimit, type DeskKind, type DeskWishes } from '@ferrule/domain/service-desk/desk-list'
import { sql } from 'kysely'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { toWordQuery } from '../tickets/word-query.ts'

type Reach = { limit: number; offset: number }

/**
 * Tickets and requests in the order in which they are due; what is over, the newest first. Each half is read by its
 * own index as far as the page reaches, so that it does not matter how many there are.
 */
export async function listDeskEntries(
  tx: Queries,
  scope: Scope,
  { wishes, reach }: { wishes: DeskWishes; reach: Reach },
) {
  const direction = wishes.group === 'over' ? 'desc' : 'asc'
  const most = reach.limit + reach.offset
  const tickets = waitingTickets(tx, scope, wishes)
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .select(['ticket.id', sql<DeskKind>`'ticket'`.as('kind'), 'ticket.number', 'ticket.subject'])
    .select(['organisation.name as sender', sql<string>`ticket.status::text`.as('state')])
    .select([sql<unknown>`null::jsonb`.as('answers'), 'ticket.contactId as assigneeId'])
    .select(['ticket.createdAt', 'ticket.answerDueAt as dueAt'])
    .select(sql<boolean>`ticket.first_answer_at is not null`.as('isAnswered'))
    .orderBy('ticket.answerDueAt', direction)
    .orderBy('ticket.id', direction)
    .limit(most)
  const requests = waitingRequests(tx, scope, wishes)
    .select(['id', sql<DeskKind>`kind`.as('kind'), sql<string>`''`.as('number'), 'about as subject'])
    .select([sql<string>`coalesce(answers ->> 'company', '')`.as('sender'), 'state', 'answers'])
    .select(['assignedTo as assigneeId', 'receivedAt as createdAt', 'replyDueAt as dueAt'])
    .select(sql<boolean>`state in ('answered', 'closed')`.as('isAnswered'))
    .orderBy('replyDueAt', direction)
    .orderBy('id', direction)
    .limit(most)
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
    .orderBy('entry.dueAt', direction)
    .orderBy('entry.id', direction)
    .limit(reach.limit)
    .offset(reach.offset)
    .execute()
}

/**
 * How many wait, are the agent's own and are nobody's yet, with the other wishes in force. Beyond the limit nobody
 * counts: with hundreds of thousands that wait, counting them would take longer than everything else.
 */
export async function countDeskEntries(tx: Queries, scope: Scope, wishes: DeskWishes) {
  const countUpTo = (group: DeskWishes['group']) => {
    const most = deskCountLimit + 1
    const tickets = waitingTickets(tx, scope, { ...wishes, group })
      .select('ticket.id')
      .limit(most)
    const requests = waitingRequests(tx, scope, { ...wishes, group })
      .select('visitorRequest.id')
      .limit(most)
    return sql<number>`least(${most}, (select count(*) from (${tickets}) as some_tickets)
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

function waitingTickets(tx: Queries, { personId }: Scope, { group, kind, search }: DeskWishes) {
  let tickets = tx.selectFrom('ticket').where('ticket.closedAt', group === 'over' ? 'is not' : 'is', null)
  if (kind !== undefined && kind !== 'ticket') tickets = tickets.where(sql<boolean>`false`)
  if (group === 'mine') tickets = tickets.where('ticket.contactId', '=', personId)
  if (group === 'unassigned') tickets = tickets.where('ticket.contactId', 'is', null)
  if (search)
    tickets = tickets.where((where) => {
      const found = where
        .selectFrom('ticketWords')
        .where(sql<boolean>`words @@ ${toWordQuery(search)}::tsquery`)
        .select('ticketId')
      return where('ticket.id', '=', where.fn.any(sql<string[]>`array(${found})`))
    })
  return tickets
}

function waitingRequests(tx: Queries, { personId }: Scope, { group, kind, search }: DeskWishes) {
  let requests = tx.selectFrom('visitorRequest').where('state', group === 'over' ? '=' : '<>', 'closed')
  if (kind !== undefined) requests = requests.where('kind', '=', kind)
  if (group === 'mine') requests = requests.where('assignedTo', '=', personId)
  if (group === 'unassigned') requests = requests.where('assignedTo', 'is', null)
  // Of requests there are thousands, not millions: their words need no index. The number is the end of the id.
  if (search)
    requests = requests.where(
      sql<boolean>`position(lower(${search}) in lower(concat(answers, ' ', replace(id::text, '-', '')))) > 0`,
    )
  return requests
}
