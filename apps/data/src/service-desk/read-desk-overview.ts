import { deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countTurns, countUnanswered, listUnanswered } from './desk-overview-store.ts'
import { countDeskEntries } from './desk-store.ts'

const dueSoonMs = 2 * 3_600_000
const maxDue = 5

export type UrgentTicket = Awaited<ReturnType<typeof listUnanswered>>[number] & { isLate: boolean }

export type DeskOverview = {
  counts: Awaited<ReturnType<typeof countDeskEntries>>
  overdue: number
  dueSoon: number
  turns: Awaited<ReturnType<typeof countTurns>>
  urgent: UrgentTicket[]
}

/** The service desk on the dashboard of an agent: the queue, what is overdue or due within two hours, whose turn. */
export async function readDeskOverview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
): Promise<DeskOverview> {
  const at = now()
  const soon = new Date(at.getTime() + dueSoonMs)
  return withUserScope(db, actor, async (tx, scope) => {
    const overdue = await countUnanswered(tx, at)
    const urgent = await listUnanswered(tx, { before: soon, limit: maxDue })
    return {
      counts: await countDeskEntries(tx, scope, deskListQuery.parse({})),
      overdue,
      dueSoon: (await countUnanswered(tx, soon)) - overdue,
      turns: await countTurns(tx),
      urgent: urgent.map((ticket) => ({ ...ticket, isLate: ticket.dueAt.getTime() < at.getTime() })),
    }
  })
}
