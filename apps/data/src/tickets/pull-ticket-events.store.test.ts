import type { ExternalChange, ExternalTicketEvent } from '@ferrule/connectors/ticket-system/ticket-system'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withUserScope, withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { closeTicket } from './end-ticket.ts'
import { mergeTickets } from './merge-tickets.ts'
import { pullTicketEvents } from './pull-ticket-events.ts'
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
const agent: SignedInActor = {
  ...anna,
  profile: toUserProfile({ sub: 'test-igor', email: 'igor.test@norlitz.example', roles: [serviceDeskRole] }),
}
const rosa = { email: 'rosa.lind@outside.example', firstName: 'Rosa', lastName: 'Lind' }

let seconds = 0
const toDeps = (db: Database) => ({
  db,
  log,
  // Each call returns a later time.
  now: () => new Date(Date.parse('2026-11-16T08:00:00Z') + 1000 * seconds++),
  portalTeamAddress: 'team@norlitz.example',
  publicOrigin: 'http://www.norlitz.example',
  replyAddresses: createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' }),
})

async function open(db: Database, idempotencyKey = 'hearing-test-0123456'): Promise<string> {
  const machine = await withUserScope(db, anna, (tx) =>
    tx.selectFrom('machine').select(['id', 'plantId']).limit(1).executeTakeFirstOrThrow(),
  )
  const place = { locationId: machine.plantId, affectedMachine: machine.id, machineName: '', serialNumber: '' }
  const problem = { type: 'repair', concern: 'quality', subject: 'Seal', description: 'Too far back.' } as const
  const opened = await openTicket(toDeps(db), anna, {
    ...place,
    ...problem,
    idempotencyKey,
    attachments: [],
  })
  await withServiceScope(db, (tx) => tx.deleteFrom('externalTicketEvent').execute())
  return opened.ok ? opened.value.id : ''
}

type ChangeInput =
  | Omit<ExternalChange & { kind: 'answered' }, 'ticketId' | 'by'>
  | { kind: 'solved' | 'pending' | 'assigned' }

/** An event whose id is derived from its position. */
function event(ticketId: string, position: number, change: ChangeInput): ExternalTicketEvent {
  const mark = { id: `e${position}`, position, ticketId, by: rosa }
  if (change.kind === 'answered') return { ...mark, ...change }
  if (change.kind === 'assigned') return { ...mark, kind: 'assigned', to: rosa }
  return { ...mark, kind: 'changed', statuses: [change.kind === 'solved' ? 'solved' : 'waiting-for-you'] }
}

const answered = (text: string): ChangeInput => ({ kind: 'answered', text })

/** A fake external system that returns the same events on every call, after the given position. */
const fakeTicketSystem = (events: readonly ExternalTicketEvent[]) => ({
  listEvents: async (after: number) => events.filter(({ position }) => position > after),
})

async function stateOf(db: Database, ticketId: string) {
  const ticket = await readTicket(toDeps(db), anna, ticketId)
  const mails = await withServiceScope(db, (tx) =>
    tx
      .selectFrom('outgoingMail')
      .where('toAddress', '=', claims.email)
      .where('kind', '=', 'ticket-answered')
      .where('subject', '=', `[${ticket?.number}] Seal`)
      .select('id')
      .execute(),
  )
  const confirmed = await withServiceScope(db, (tx) =>
    tx
      .selectFrom('ticketDelivery')
      .where('ticketId', '=', ticketId)
      .where((where) => where.or([where('commentId', 'is not', null), where('status', 'is not', null)]))
      .select('id')
      .execute(),
  )
  return {
    status: ticket?.status,
    contact: ticket?.contactFirstName,
    comments: ticket?.comments.map(({ body }) => body),
    mails: mails.length,
    confirmed: confirmed.length,
  }
}

test('applies external events for the customer and does not deliver them back', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const events = [
      event(id, 1, { kind: 'assigned' }),
      event(id, 2, answered('Which?')),
      event(id, 3, answered('Blue?')),
    ]
    await pullTicketEvents({ ...toDeps(db), ticketSystem: fakeTicketSystem(events) })
    const expected = { contact: 'Rosa', comments: ['Which?', 'Blue?'], mails: 2, confirmed: 0 }
    expect(await stateOf(db, id)).toEqual({ status: 'waiting-for-you', ...expected })
    await pullTicketEvents({
      ...toDeps(db),
      ticketSystem: fakeTicketSystem([...events, event(id, 4, { kind: 'solved' })]),
    })
    expect(await stateOf(db, id)).toEqual({ status: 'solved', ...expected })
    const audited = await withServiceScope(db, (tx) =>
      tx.selectFrom('auditEvent').where('subjectId', '=', id).select('action').orderBy('id').execute(),
    )
    expect(audited.map(({ action }) => action).toSorted()).toEqual(
      ['assign-ticket', 'apply-external-change', 'comment-ticket', 'comment-ticket', 'open-ticket'].toSorted(),
    )
    const announced = await withServiceScope(db, (tx) =>
      tx.selectFrom('ticketEvent').where('ticketId', '=', id).select('isInternal').execute(),
    )
    expect(announced).toHaveLength(5)
  }))

test('applies an event once although it arrives under two positions', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const [first, second] = [event(id, 1, answered('Which?')), event(id, 2, answered('Blue?'))]
    const events = [first, second, { ...first, position: 3 }, { ...second, position: 4 }]
    await pullTicketEvents({ ...toDeps(db), ticketSystem: fakeTicketSystem(events) })
    await pullTicketEvents({ ...toDeps(db), ticketSystem: fakeTicketSystem(events) })
    expect(await stateOf(db, id)).toMatchObject({ comments: ['Which?', 'Blue?'], mails: 2 })
  }))

test('applies a late comment, and an older status does not overwrite a newer one', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const [pending, answer, solved] = [
      event(id, 1, { kind: 'pending' }),
      event(id, 2, answered('Done.')),
      event(id, 3, { kind: 'solved' }),
    ]
    await pullTicketEvents({ ...toDeps(db), ticketSystem: fakeTicketSystem([solved]) })
    await pullTicketEvents({ ...toDeps(db), ticketSystem: fakeTicketSystem([pending, answer, solved]) })
    expect(await stateOf(db, id)).toMatchObject({ status: 'solved', comments: ['Done.'], mails: 1 })
  }))

test('rolls back the event during which a worker dies; the next run continues', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    const ticketSystem = fakeTicketSystem([event(id, 1, answered('Which?')), event(id, 2, answered('Blue?'))])
    let calls = 0
    const failing = {
      ...toDeps(db),
      // Fails after the comment and its audit row and before the mail: nothing of the second event may be saved.
      replyAddresses: {
        toAddress: (address: string) => {
          if (++calls === 2) throw new Error('killed')
          return `${address}@reply.norlitz.example`
        },
        readAddress: () => undefined,
      },
    }
    await expect(pullTicketEvents({ ...failing, ticketSystem })).rejects.toThrow('killed')
    expect(await stateOf(db, id)).toMatchObject({ comments: ['Which?'], mails: 1 })
    await pullTicketEvents({ ...toDeps(db), ticketSystem })
    expect(await stateOf(db, id)).toMatchObject({ comments: ['Which?', 'Blue?'], mails: 2 })
  }))

test('records the refusal of an event that cannot be applied and goes on with the next', () =>
  rolledBack(url, async (db) => {
    const id = await open(db)
    await closeTicket(toDeps(db), anna, { ticketId: id, reason: 'no-longer-relevant', comment: '' })
    logged.length = 0
    const events: ExternalTicketEvent[] = [
      event(id, 1, answered('Too late.')),
      event(crypto.randomUUID(), 2, answered('Whose?')),
      { id: 'e3', position: 3, kind: 'unreadable' },
      event(id, 4, { kind: 'assigned' }),
    ]
    await pullTicketEvents({ ...toDeps(db), ticketSystem: fakeTicketSystem(events) })
    const rows = await withServiceScope(db, (tx) =>
      tx.selectFrom('externalTicketEvent').select(['id', 'refusal']).orderBy('position').execute(),
    )
    expect(rows.map(({ refusal }) => refusal)).toEqual([
      'ticket-closed',
      'ticket-unknown',
      'unreadable',
      'ticket-closed',
    ])
    expect(logged.filter((line) => line.includes('external-event-refused'))).toHaveLength(4)
    expect(logged.join('')).not.toContain('Too late.')
  }))

test('saves an answer to a merged ticket with the ticket that took it over', () =>
  rolledBack(url, async (db) => {
    const [ticketId, intoId] = [await open(db), await open(db, 'hearing-test-other-0')]
    const merged = await mergeTickets(toDeps(db), agent, { ticketId, intoId })
    expect(merged).toEqual({ ok: true, value: { id: intoId } })
    const ticketSystem = fakeTicketSystem([
      event(ticketId, 1, answered('Which?')),
      event(ticketId, 2, { kind: 'solved' }),
    ])
    await pullTicketEvents({ ...toDeps(db), ticketSystem })
    const { comments, status } = await stateOf(db, intoId)
    expect([comments?.at(-1), status]).toEqual(['Which?', 'waiting-for-you'])
    const { rows } = await withServiceScope(db, (tx) =>
      sql<{ refusal: string | null }>`select refusal from external_ticket_event order by position`.execute(tx),
    )
    expect(rows.map(({ refusal }) => refusal)).toEqual([null, 'ticket-merged'])
  }))
