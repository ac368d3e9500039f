import type { TicketDelivery } from '@ferrule/connectors/ticket-system/ticket-system'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { workFor, workForService } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from './add-comment.ts'
import { deliverWaitingTickets } from './deliver-waiting-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { createReplyAddresses } from './reply-addresses.ts'
import { addNote, takeTicket } from './work-on-ticket.ts'

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
  replyAddresses: createReplyAddresses({ key: 'for-tests', domain: 'reply.norlitz.example' }),
})

/** A ticket that was opened, taken, noted on and answered; whatever else waited in this database is away. */
async function work(db: Database): Promise<string> {
  const deps = toDeps(db)
  await workForService(db, (tx) => tx.deleteFrom('ticketDelivery').execute())
  const machine = await workFor(db, anna, (tx) =>
    tx.selectFrom('machine').select(['id', 'plantId']).limit(1).executeTakeFirstOrThrow(),
  )
  const place = { locationId: machine.plantId, machineConcerned: machine.id, machineName: '', serialNumber: '' }
  const words = { type: 'repair', concern: 'quality', subject: 'Seal', description: 'It sits too far back.' } as const
  const opened = await openTicket(deps, anna, {
    idempotencyKey: 'delivery-test-0123',
    ...place,
    ...words,
    attachments: [],
  })
  const ticketId = opened.ok ? opened.value.id : ''
  await takeTicket(deps, jonas, ticketId)
  await addNote(deps, jonas, {
    ticketId,
    idempotencyKey: 'delivery-note-01234',
    text: 'Third time this year.',
    attachments: [],
  })
  await addComment(deps, jonas, { ticketId, idempotencyKey: 'delivery-answer-0123', text: 'Which?', attachments: [] })
  return ticketId
}

/** An outside system that can be down or refuse; whether a real one is reached is tried in the bench. */
function anOutsideSystem(answer: (delivery: TicketDelivery) => 'taken' | 'refused' = () => 'taken') {
  const heard: TicketDelivery[] = []
  const deliver = async (delivery: TicketDelivery) => {
    const outcome = answer(delivery)
    heard.push(delivery)
    return outcome
  }
  return { heard, ticketSystem: { deliver } }
}

const told = (heard: readonly TicketDelivery[]) =>
  heard.map((one) => (one.kind === 'changed' ? one.status : one.kind === 'commented' ? one.comment.text : one.kind))

test('an outside system is told of everything but notes, in order and once', () =>
  rolledBack(url, async (db) => {
    await work(db)
    const { heard, ticketSystem } = anOutsideSystem()
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem })
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem })
    expect(told(heard)).toEqual(['opened', 'assigned', 'Which?', 'waiting-for-you'])
    expect(heard[0]).toMatchObject({ ticket: { subject: 'Seal', openedBy: 'anna.berg@norlitz.example' } })
  }))

test('while it is away everything waits, and comes in order afterwards', () =>
  rolledBack(url, async (db) => {
    await work(db)
    const away = anOutsideSystem(({ kind }) => {
      if (kind === 'changed') throw new Error('connect ECONNREFUSED')
      return 'taken'
    })
    await expect(deliverWaitingTickets({ ...toDeps(db), ...away })).rejects.toThrow('ECONNREFUSED')
    const back = anOutsideSystem()
    await deliverWaitingTickets({ ...toDeps(db), ...back })
    expect([told(away.heard), told(back.heard)]).toEqual([['opened'], ['assigned', 'Which?', 'waiting-for-you']])
  }))

test('what it refuses for good is set aside, for somebody to look', () =>
  rolledBack(url, async (db) => {
    const ticketId = await work(db)
    const { heard, ticketSystem } = anOutsideSystem(({ kind }) => (kind === 'commented' ? 'refused' : 'taken'))
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem })
    expect(told(heard)).toHaveLength(4)
    const refused = await workForService(db, (tx) =>
      tx.selectFrom('ticketDelivery').where('refusedAt', 'is not', null).select('ticketId').execute(),
    )
    expect(refused).toEqual([{ ticketId }])
  }))

test('where there is no outside system nothing is kept for one', () =>
  rolledBack(url, async (db) => {
    await work(db)
    await deliverWaitingTickets({ ...toDeps(db), ticketSystem: undefined })
    expect(await workForService(db, (tx) => tx.selectFrom('ticketDelivery').select('id').execute())).toEqual([])
  }))
