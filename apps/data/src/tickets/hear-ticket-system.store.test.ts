import type { OutsideChange, OutsideEvent } from '@ferrule/connectors/ticket-system/ticket-system'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { workFor, workForService } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { closeTicket } from './end-ticket.ts'
import { hearTicketSystem } from './hear-ticket-system.ts'
import { openTicket } from './open-ticket.ts'
import { readTicket } from './read-tickets.ts'
import { createReplyAddresses } from './reply-addresses.ts'

const url = readSettings().DATA_DATABASE_URL
const logged: string[] = []
const log = createLog({ service: 'test', write: (line) => logged.push(line) })
const claims = { sub: 'test-anna', email: 'anna.berg@norlitz.example', email_verified: true }
const anna: SignedInActor = {
  kind: 'user',
  profile: toUserProfile({ ...claims, given_name: 'Anna', family_name: 'Berg', roles: [] }),
  session: { id: 's1', authenticatedAt: undefined },
}
const rosa = { email: 'rosa.lind@outside.example', firstName: 'Rosa', lastName: 'Lind' }

let seconds = 0
const toDeps = (db: Database) => ({
  db,
  log,
  // Each thing later than the one before it.
  now: () => new Date(Date.parse('2026-11-16T08:00:00Z') + 1000 * seconds++),
  portalTeamAddress: 'team@norlitz.example',
  publicOrigin: 'http://www.norlitz.example',
  replyAddresses: createReplyAddresses({ key: 'for-tests', domain: 'reply.norlitz.example' }),
})

async function open(db: Database): Promise<string> {
  const machine = await workFor(db, anna, (tx) =>
    tx.selectFrom('machine').select(['id', 'plantId']).limit(1).executeTakeFirstOrThrow(),
  )
  const place = { locationId: machine.plantId, machineConcerned: machine.id, machineName: '', serialNumber: '' }
  const words = { type: 'repair', concern: 'quality', subject: 'Seal', description: 'Too far back.' } as const
  const opened = await openTicket(toDeps(db), anna, {
    ...place,
    ...words,
    idempotencyKey: 'hearing-test-0123456',
    attachments: [],
  })
  await workForService(db, (tx) => tx.deleteFrom('outsideEvent').execute())
  return opened.ok ? opened.value.id : ''
}

type What = Omit<OutsideChange & { kind: 'answered' }, 'ticketId' | 'by'> | { kind: 'solved' | 'pending' | 'taken' }

/** The thing at a position, named after it. */
function event(ticketId: string, position: number, what: What): OutsideEvent {
  const mark = { id: `e${position}`, position, ticketId, by: rosa }
  if (what.kind === 'answered') return { ...mark, ...what }
  if (what.kind === 'taken') return { ...mark, kind: 'assigned', to: rosa }
  return { ...mark, kind: 'changed', statuses: [what.kind === 'solved' ? 'solved' : 'waiting-for-you'] }
}

const answered = (text: string): What => ({ kind: 'answered', text })

/** A system that tells the same list again and again, from the position it is asked for. */
const telling = (events: readonly OutsideEvent[]) => ({
  listEvents: async (after: number) => events.filter(({ position }) => position > after),
})

async function stateOf(db: Database, ticketId: string) {
  const whole = await readTicket(toDeps(db), anna, ticketId)
  const mails = await workForService(db, (tx) =>
    tx
      .selectFrom('outgoingMail')
      .where('toAddress', '=', claims.email)
      .where('subject', '=', `[${whole?.number}] Seal`)
      .select('id')
      .execute(),
  )
  const toldBack = await workForService(db, (tx) =>
    tx
      .selectFrom('ticketDelivery')
      .where('ticketId', '=', ticketId)
      .where((where) => where.or([where('commentId', 'is not', null), where('status', 'is not', null)]))
      .select('id')
      .execute(),
  )
  return {
    status: whole?.status,
    contact: whole?.contactFirstName,
    answers: whole?.comments.map(({ body }) => body),
    mails: mails.length,
    toldBack: toldBack.length,
  }
}

test('what happens outside reaches the customer, and is not told back', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const events = [event(id, 1, { kind: 'taken' }), event(id, 2, answered('Which?')), event(id, 3, answered('Blue?'))]
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling(events) })
    const expected = { contact: 'Rosa', answers: ['Which?', 'Blue?'], mails: 2, toldBack: 0 }
    expect(await stateOf(db, id)).toEqual({ status: 'waiting-for-you', ...expected })
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling([...events, event(id, 4, { kind: 'solved' })]) })
    expect(await stateOf(db, id)).toEqual({ status: 'solved', ...expected })
    const audited = await workForService(db, (tx) =>
      tx.selectFrom('auditEvent').where('subjectId', '=', id).select('action').orderBy('id').execute(),
    )
    expect(audited.map(({ action }) => action).toSorted()).toEqual(
      ['assign-ticket', 'change-ticket-outside', 'comment-ticket', 'comment-ticket', 'open-ticket'].toSorted(),
    )
    const announced = await workForService(db, (tx) =>
      tx.selectFrom('ticketEvent').where('ticketId', '=', id).select('isInternal').execute(),
    )
    expect(announced).toHaveLength(5)
  }))

test('told again under another position, it is the same thing', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const [first, second] = [event(id, 1, answered('Which?')), event(id, 2, answered('Blue?'))]
    const events = [first, second, { ...first, position: 3 }, { ...second, position: 4 }]
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling(events) })
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling(events) })
    expect(await stateOf(db, id)).toMatchObject({ answers: ['Which?', 'Blue?'], mails: 2 })
  }))

test('what became visible late is not missed, and an older state does not undo a newer one', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const [pending, answer, solved] = [
      event(id, 1, { kind: 'pending' }),
      event(id, 2, answered('Done.')),
      event(id, 3, { kind: 'solved' }),
    ]
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling([solved]) })
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling([pending, answer, solved]) })
    expect(await stateOf(db, id)).toMatchObject({ status: 'solved', answers: ['Done.'], mails: 1 })
  }))

test('a worker that dies takes nothing over in halves, and the next one goes on', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const ticketSystem = telling([event(id, 1, answered('Which?')), event(id, 2, answered('Blue?'))])
    let lives = 0
    const dying = {
      ...toDeps(db),
      // Behind the comment and its audit row, before the mail: of the second thing nothing may stay.
      replyAddresses: {
        toAddress: (address: string) => {
          if (++lives === 2) throw new Error('killed')
          return `${address}@reply.norlitz.example`
        },
        readAddress: () => undefined,
      },
    }
    await expect(hearTicketSystem({ ...dying, ticketSystem })).rejects.toThrow('killed')
    expect(await stateOf(db, id)).toMatchObject({ answers: ['Which?'], mails: 1 })
    await hearTicketSystem({ ...toDeps(db), ticketSystem })
    expect(await stateOf(db, id)).toMatchObject({ answers: ['Which?', 'Blue?'], mails: 2 })
  }))

test('what cannot be taken over is set aside and holds nobody up', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    await closeTicket(toDeps(db), anna, { ticketId: id, reason: 'no-longer-relevant', comment: '' })
    logged.length = 0
    const events: OutsideEvent[] = [
      event(id, 1, answered('Too late.')),
      event(crypto.randomUUID(), 2, answered('Whose?')),
      { id: 'e3', position: 3, kind: 'unreadable' },
      event(id, 4, { kind: 'taken' }),
    ]
    await hearTicketSystem({ ...toDeps(db), ticketSystem: telling(events) })
    const rows = await workForService(db, (tx) =>
      tx.selectFrom('outsideEvent').select(['id', 'refusal']).orderBy('position').execute(),
    )
    expect(rows.map(({ refusal }) => refusal)).toEqual([
      'ticket-closed',
      'ticket-unknown',
      'unreadable',
      'ticket-closed',
    ])
    expect(logged.filter((line) => line.includes('outside-event-refused'))).toHaveLength(4)
    expect(logged.join('')).not.toContain('Too late.')
  }))
