import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import {
  findChannels,
  ticketEvents,
  type NotificationRole,
  type TicketNotificationEvent,
} from '@ferrule/domain/notifications/notification-rules'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { markAgentSeen } from '../service-desk/desk-agent-queries.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from '../tickets/add-comment.ts'
import { changeTickets } from '../tickets/change-tickets.ts'
import { closeTicket, reopenTicket } from '../tickets/end-ticket.ts'
import { solveTicket } from '../tickets/work-on-ticket.ts'
import { comment, igor, lena, openNotifiedTicket, personas, toDeps, vera } from './notified-people.fixture.ts'

const url = readSettings().DATA_DATABASE_URL

/** An agent who works on the ticket of another agent. */
const ida: SignedInActor = {
  ...igor,
  profile: toUserProfile({
    sub: 'test-ida@notification-test.example',
    email: 'ida@notification-test.example',
    email_verified: true,
    given_name: 'Ida',
    family_name: 'Test',
    roles: [serviceDeskRole],
  }),
}

const ticketRoles = ['opener', 'contact', 'follower', 'team'] as const satisfies NotificationRole[]
type TicketRole = (typeof ticketRoles)[number]

const addressOf: Record<TicketRole, string> = {
  opener: vera.profile.email,
  contact: igor.profile.email,
  follower: lena.profile.email,
  team: 'team@notification-test.example',
}

type Deps = ReturnType<typeof toDeps>
type Act = (deps: Deps, customer: SignedInActor, ticketId: string) => Promise<unknown>

const idOf = (db: Database, person: SignedInActor) => withUserScope(db, person, async (_, { personId }) => personId)

async function assignToIgor(deps: Deps, ticketId: string): Promise<void> {
  const assigneeId = await idOf(deps.db, igor)
  await withUserScope(deps.db, igor, (tx) => markAgentSeen(tx, assigneeId, deps.now()))
  await changeTickets(deps, ida, { id: crypto.randomUUID(), action: 'assign', ticketIds: [ticketId], assigneeId })
}

/** Causes each event: those of the service by a second agent, the others by a customer who is not the recipient. */
const acts: Record<TicketNotificationEvent, Act> = {
  'ticket-opened': async () => undefined,
  'ticket-assigned': (deps, _, id) => assignToIgor(deps, id),
  'ticket-answered': (deps, _, id) => addComment(deps, ida, comment(id, 'Which?')),
  'ticket-commented': (deps, customer, id) => addComment(deps, customer, comment(id, 'Blue.')),
  'ticket-solved': (deps, _, id) => solveTicket(deps, ida, id),
  'ticket-closed': (deps, customer, ticketId) =>
    closeTicket(deps, customer, { ticketId, reason: 'no-longer-relevant', comment: '' }),
  'ticket-reopened': async (deps, customer, id) => {
    await solveTicket(deps, ida, id)
    return reopenTicket(deps, customer, id)
  },
}

const cells = ticketEvents.flatMap((event) => ticketRoles.map((role) => ({ event, role })))

test.each(cells)('$event reaches the $role by the channels of its rule', ({ event, role }) =>
  rolledBack(url, async (db) => {
    const deps = toDeps(db)
    // The team has mails about tickets of other tests.
    const earlier = await countMailsTo(db, addressOf.team, 'ticket-news')
    const ticketId = await openNotifiedTicket(db)
    // The mailbox of the team stands in for the agent of an unassigned ticket.
    if (role !== 'team' && event !== 'ticket-assigned' && event !== 'ticket-opened') await assignToIgor(deps, ticketId)
    await acts[event](deps, role === 'follower' ? vera : lena, ticketId)
    const expected = findChannels(event, role)
    expect({
      portal: await isInPortal(db, { ticketId, event, role }),
      mails: await countMails(db, { event, role, earlier }),
    }).toEqual({
      portal: expected?.portal ?? false,
      mails: expected?.mail === 'now' ? 1 : 0,
    })
    for (const who of ['former', 'withdrawn', 'stranger'] as const) {
      const { email } = personas[who].profile
      expect(await isInPortal(db, { ticketId, event, email })).toBe(false)
      expect(await countMailsTo(db, email)).toBe(0)
    }
  }),
)

type Cell = { ticketId: string; event: TicketNotificationEvent; role?: TicketRole; email?: string }

async function isInPortal(db: Database, { ticketId, event, role, email }: Cell): Promise<boolean> {
  const address = email ?? (role ? addressOf[role] : '')
  const { rows } = await withServiceScope(db, (tx) =>
    sql`select from notification join person on person.id = notification.person_id
      where ticket_id = ${ticketId}::uuid and event = ${event} and person.email = ${address}`.execute(tx),
  )
  return rows.length > 0
}

type CountedMails = { event: TicketNotificationEvent; role: TicketRole; earlier: number }

async function countMails(db: Database, { event, role, earlier }: CountedMails): Promise<number> {
  if (role !== 'team') return countMailsTo(db, addressOf[role], event)
  // The opening of the ticket was told to the team before.
  return (await countMailsTo(db, addressOf.team, 'ticket-news')) - earlier - (event === 'ticket-opened' ? 0 : 1)
}

async function countMailsTo(db: Database, address: string, kind?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outgoing_mail
    where to_address = ${address} and kind = coalesce(${kind ?? null}::text, kind)`.execute(db.queries)
  return rows[0]?.count ?? 0
}
