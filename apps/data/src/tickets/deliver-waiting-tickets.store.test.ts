import type { TicketDelivery } from '@ferrule/connectors/ticket-system/ticket-system'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { withUserScope, withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from './add-comment.ts'
import { deliverWaitingTickets } from './deliver-waiting-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { createReplyAddresses } from './reply-addresses.ts'
import { addNote, assignTicketToMe } from './work-on-ticket.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'test', write: () => {} })

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const anna = actor('anna.berg@norlitz.example', 'kmx_int_serviceticketing_active')
const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)

const toDeps = (db: Database) => ({
  db,
  log,
  now: () => new Date('2026-11-16T08:00:00Z'),
  portalTeamAddress: 'team@norlitz.example',
  publicOrigin: 'http://www.norlitz.example',
  replyAddresses: createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' }),
})

/** Opens, assigns, annotates and comments a ticket, after deleting all other deliveries. */
async function createTicketHistory(db: Database): Promise<string> {
  const deps = toDeps(db)
  await withServiceScope(db, (tx) => tx.deleteFrom('ticketDelivery').execute())
  const machine = await withUserScope(db, anna, (tx) =>
    tx.selectFrom('machine').select(['id', 'plantId']).limit(1).executeTakeFirstOrThrow(),
  )
  const place = { locationId: machine.plantId, affectedMachine: machine.id, machineName: '', serialNumber: '' }
  const problem = { type: 'repair', concern: 'quality', subject: 'Seal', description: 'It sits too far back.' } as const
  const opened = await openTicket(deps, anna, {
    idempotencyKey: 'delivery-test-0123',
    ...place,
    ...problem,
    attachments: [],
  })
  const ticketId = opened.ok ? opened.value.id : ''
  await assignTicketToMe(deps, jonas, ticketId)
  await addNote(deps, jonas, {
    ticketId,
    idempotencyKey: 'delivery-note-01234',
    text: 'Third time this year.',
    attachments: [],
  })
  await addComment(deps, jonas, { ticketId, idempotencyKey: 'delivery-answer-0123', text: 'Which?', attachments: [] })
  return ticketId
}

/** A fake external system that can be down or refuse. */
function fakeTicketSystem(respond: (delivery: TicketDelivery) => 'accepted' | 'refused' = () => 'accepted') {
  const received: TicketDelivery[] = []
  const deliver = async (delivery: TicketDelivery) => {
    const outcome = respond(delivery)
    received.push(delivery)
    return outcome
  }
  return { received, ticketSystem: { deliver } }
}

const summarise = (received: readonly TicketDelivery[]) =>
  received.map((delivery) => {
    if (delivery.kind === 'changed') return delivery.status
    return delivery.kind === 'commented' ? delivery.comment.text : delivery.kind
  })

test('delivers everything but notes to the external system, in order and once', () =>
  rolledBack(url, async (db) => {
    await createTicketHistory(db)
    const { received, ticketSystem } = fakeTicketSystem()
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem })
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem })
    expect(summarise(received)).toEqual(['opened', 'assigned', 'Which?', 'waiting-for-you'])
    expect(received[0]).toMatchObject({ ticket: { subject: 'Seal', openedBy: 'anna.berg@norlitz.example' } })
  }))

test('queues deliveries during an outage and sends them in order afterwards', () =>
  rolledBack(url, async (db) => {
    await createTicketHistory(db)
    const failing = fakeTicketSystem(({ kind }) => {
      if (kind === 'changed') throw new Error('connect ECONNREFUSED')
      return 'accepted'
    })
    await expect(deliverWaitingTickets({ ...toDeps(db), ...failing })).rejects.toThrow('ECONNREFUSED')
    const recovered = fakeTicketSystem()
    await deliverWaitingTickets({ ...toDeps(db), ...recovered })
    expect([summarise(failing.received), summarise(recovered.received)]).toEqual([
      ['opened'],
      ['assigned', 'Which?', 'waiting-for-you'],
    ])
  }))

test('marks a permanently refused delivery and goes on with the next', () =>
  rolledBack(url, async (db) => {
    const ticketId = await createTicketHistory(db)
    const { received, ticketSystem } = fakeTicketSystem(({ kind }) => (kind === 'commented' ? 'refused' : 'accepted'))
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem })
    expect(summarise(received)).toHaveLength(4)
    const refused = await withServiceScope(db, (tx) =>
      tx.selectFrom('ticketDelivery').where('refusedAt', 'is not', null).select('ticketId').execute(),
    )
    expect(refused).toEqual([{ ticketId }])
  }))

test('deletes deliveries where no external system is configured', () =>
  rolledBack(url, async (db) => {
    await createTicketHistory(db)
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem: undefined })
    expect(await withServiceScope(db, (tx) => tx.selectFrom('ticketDelivery').select('id').execute())).toEqual([])
  }))
