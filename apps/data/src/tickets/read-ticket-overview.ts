import { lastWeeks, type TicketWeek, toTicketWeeks } from '@ferrule/domain/dashboard/weeks'
import { countGroups, type TicketCounts, ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countTickets, listTickets, type TicketRow } from './ticket-store.ts'
import { countTicketsByWeek } from './ticket-weeks-store.ts'

export type TicketOverview = {
  counts: TicketCounts
  /** The customer has to reply. */
  waiting: TicketRow[]
  latest: TicketRow[]
  weeks: TicketWeek[]
}

const maxWaiting = 3
const maxLatest = 4

/** The tickets of the dashboard. A customer's rows are read and counted by index. */
export async function readTicketOverview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
): Promise<TicketOverview> {
  const weeks = lastWeeks(now())
  const [since = ''] = weeks
  return withUserScope(db, actor, async (tx, scope) => {
    const list = (group: string, limit: number) =>
      listTickets(tx, scope, { query: ticketListQuery.parse({ group, sort: 'changed' }), limit })
    return {
      counts: countGroups(await countTickets(tx, scope, ticketListQuery.parse({}))),
      waiting: await list('waiting', maxWaiting),
      latest: await list('all', maxLatest),
      weeks: toTicketWeeks(
        weeks,
        await countTicketsByWeek(tx, scope, { column: 'createdAt', since }),
        await countTicketsByWeek(tx, scope, { column: 'closedAt', since }),
      ),
    }
  })
}
