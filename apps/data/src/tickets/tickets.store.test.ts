import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { type TicketInput, ticketInput } from '@ferrule/domain/tickets/ticket'
import { ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { receiveUpload } from '../files/receive-upload.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from './add-comment.ts'
import { closeTicket, reopenTicket } from './end-ticket.ts'
import { openTicket } from './open-ticket.ts'
import { readTicket, readTicketPage } from './read-tickets.ts'
import { createReplyAddresses } from './reply-addresses.ts'
import { seesAttachment } from './sees-attachment.ts'
import { addNote, assignTicketToMe } from './work-on-ticket.ts'

const url = readSettings().DATA_DATABASE_URL
const session = { id: 's1', authenticatedAt: undefined }

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session }
}

const anna = actor('anna.berg@norlitz.example', 'kmx_int_serviceticketing_active')
const bert = actor('bert.dahl@norlitz.example', 'kmx_int_serviceticketing_active')
const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)
const replyAddresses = createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' })
const filters = ticketListQuery.parse({ group: 'all' })

const toDeps = (db: Database, at = '2026-11-16T08:00:00Z') => ({
  db,
  now: () => new Date(at),
  portalTeamAddress: 'team@norlitz.example',
  publicOrigin: 'http://www.norlitz.example',
  replyAddresses,
})

async function inputFor(db: Database, person: SignedInActor): Promise<TicketInput> {
  const machine = await withUserScope(db, person, (tx) =>
    tx.selectFrom('machine').select(['id', 'plantId']).orderBy('serialNumber').limit(1).executeTakeFirstOrThrow(),
  )
  return ticketInput.parse({
    idempotencyKey: 'store-test-ticket-0123',
    locationId: machine.plantId,
    type: 'repair',
    affectedMachine: machine.id,
    machineName: '',
    serialNumber: '',
    concern: 'quality',
    subject: 'Seal sits 0.4 mm too far back',
    description: 'Since the change to the blue seal.',
    attachments: [],
  })
}

/** Uses a constant idempotency key: a second call saves no second note. */
const note = (db: Database, ticketId: string, attachments: string[]) =>
  addNote(toDeps(db), jonas, { ticketId, idempotencyKey: 'store-test-note-0123', text: 'Third time.', attachments })

async function open(db: Database, person = anna): Promise<string> {
  const result = await openTicket(toDeps(db), person, await inputFor(db, person))
  if (!result.ok) throw new Error(result.reason)
  return result.value.id
}

describe('a ticket', () => {
  test('is opened with a number, an audit event and a mail, once per idempotency key [S2-146] [S3-075]', () =>
    rolledBack(url, async (db) => {
      const input = await inputFor(db, anna)
      const first = await openTicket(toDeps(db), anna, input)
      expect(first).toMatchObject({ ok: true, value: { number: expect.stringMatching(/^26-\d{5}$/) } })
      expect(await openTicket(toDeps(db), anna, input)).toEqual(first)
      const other = await openTicket(toDeps(db), anna, { ...input, subject: 'Something else' })
      expect(other).toEqual({ ok: false, reason: 'idempotency-key-reused' })
      // Counts events of this ticket alone: the database may hold events of others.
      const id = first.ok ? first.value.id : ''
      const { rows } = await sql<{ mails: number; events: number }>`select
        (select count(*)::int from outgoing_mail where subject like '%Seal sits 0.4 mm%') as mails,
        (select count(*)::int from audit_event where action = 'open-ticket' and subject_id = ${id}) as events`.execute(
        db.queries,
      )
      expect(rows[0]).toEqual({ mails: 2, events: 1 })
    }))

  test('is found by half its serial number, its number and a word, only in the caller’s organisations', () =>
    rolledBack(url, async (db) => {
      const id = await open(db)
      const ticket = await readTicket(toDeps(db), anna, id)
      for (const search of [ticket?.serialNumber.slice(0, 5), ticket?.number, 'seal sits']) {
        const { tickets } = await readTicketPage(toDeps(db), anna, { ...filters, search: search ?? '' })
        expect(tickets.map((row) => row.id)).toContain(id)
      }
      const { tickets } = await readTicketPage(toDeps(db), bert, { ...filters, search: 'seal sits' })
      expect(tickets.map((row) => row.id)).not.toContain(id)
    }))

  test('is due after four working hours of its plant', () =>
    rolledBack(url, async (db) => {
      const ticket = await readTicket(toDeps(db), anna, await open(db))
      expect(ticket?.firstResponseDueAt.toISOString()).toBe('2026-11-16T12:00:00.000Z')
    }))
})

describe('a ticket of another customer', () => {
  test('is refused like a missing ticket by every operation', () =>
    rolledBack(url, async (db) => {
      const id = await open(db)
      const missing = '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e'
      const deps = toDeps(db)
      for (const ticketId of [id, missing]) {
        const comment = { ticketId, idempotencyKey: `key-of-a-comment-${ticketId}`, text: 'Mine?', attachments: [] }
        const refusal = { ok: false, reason: 'ticket-unknown' }
        expect(await readTicket(deps, bert, ticketId)).toBeUndefined()
        expect(await addComment(deps, bert, comment)).toEqual(refusal)
        expect(await closeTicket(deps, bert, { ticketId, reason: 'no-longer-relevant', comment: '' })).toEqual(refusal)
        expect(await reopenTicket(deps, bert, ticketId)).toEqual(refusal)
      }
    }))

  test('cannot lend its location or machine to a new ticket', () =>
    rolledBack(url, async (db) => {
      const annas = await inputFor(db, anna)
      const berts = await inputFor(db, bert)
      const deps = toDeps(db)
      expect(await openTicket(deps, bert, annas)).toEqual({ ok: false, reason: 'location-unknown' })
      const mixed = { ...berts, affectedMachine: annas.affectedMachine }
      expect(await openTicket(deps, bert, mixed)).toEqual({ ok: false, reason: 'machine-unknown' })
    }))

  test('is hidden by row-level security from a query without an organisation filter', () =>
    rolledBack(url, async (db) => {
      const organisationsSeenBy = (person: SignedInActor) =>
        withUserScope(db, person, (tx) => tx.selectFrom('ticket').select(['organisationId']).distinct().execute())
      expect(await organisationsSeenBy(bert)).toHaveLength(1)
      expect(await organisationsSeenBy(anna)).toHaveLength(2)
      expect(await organisationsSeenBy(actor('nobody@example.com'))).toEqual([])
      expect((await organisationsSeenBy(jonas)).length).toBe(12)
    }))

  test('is hidden from a user with an unverified mail address', () =>
    rolledBack(url, async (db) => {
      const claims = { sub: 'test-thief', email: 'anna.berg@norlitz.example', email_verified: false }
      const thief: SignedInActor = { kind: 'user', profile: toUserProfile(claims), session }
      expect((await readTicketPage(toDeps(db), thief, filters)).tickets).toEqual([])
    }))
})

describe('the conversation', () => {
  test('alternates between customer and service, and each comment passes the turn', () =>
    rolledBack(url, async (db) => {
      const ticketId = await open(db)
      const deps = toDeps(db)
      await assignTicketToMe(deps, jonas, ticketId)
      await addComment(deps, jonas, {
        ticketId,
        idempotencyKey: 'an-answer-0123456789',
        text: 'Which seal?',
        attachments: [],
      })
      expect(await readTicket(deps, anna, ticketId)).toMatchObject({ status: 'waiting-for-you', replies: 1 })
      const reply = { ticketId, idempotencyKey: 'a-reply-01234567890', text: '7158-3111', attachments: [] }
      await addComment(deps, anna, reply)
      await addComment(deps, anna, reply)
      expect(await readTicket(deps, anna, ticketId)).toMatchObject({
        status: 'in-progress',
        replies: 2,
        comments: [
          { body: 'Which seal?', isService: true, isMine: false },
          { body: '7158-3111', isService: false, isMine: true },
        ],
      })
    }))

  test('hides internal notes from the customer', () =>
    rolledBack(url, async (db) => {
      const ticketId = await open(db)
      await note(db, ticketId, [])
      expect((await readTicket(toDeps(db), anna, ticketId))?.comments).toEqual([])
      expect((await readTicket(toDeps(db), jonas, ticketId))?.comments).toMatchObject([{ isInternal: true }])
    }))

  test('shows files of a service comment to the customer and never those of a note', () =>
    rolledBack(url, async (db) => {
      const ticketId = await open(db)
      const [answered, noted] = ['answer', 'note'].map((name) => name.padEnd(43, '-')) as [string, string]
      for (const id of [answered, noted]) await receiveUpload({ db }, { id, fileName: `${id}.pdf`, byteSize: 10 })
      const answer = { ticketId, idempotencyKey: 'store-test-answer-01', text: 'See here.', attachments: [answered] }
      await addComment(toDeps(db), jonas, answer)
      await note(db, ticketId, [noted])
      await note(db, ticketId, [noted])
      const filesFor = async (person: SignedInActor) =>
        (await readTicket(toDeps(db), person, ticketId))?.attachments.map(({ id }) => id)
      expect(await filesFor(anna)).toEqual([answered])
      expect(await filesFor(jonas)).toEqual([answered, noted])
      expect((await readTicket(toDeps(db), jonas, ticketId))?.comments).toHaveLength(2)
      const sees = (person: SignedInActor, id: string) => seesAttachment({ db }, person, id)
      expect([await sees(anna, answered), await sees(anna, noted), await sees(jonas, noted)]).toEqual([
        true,
        false,
        true,
      ])
      // Row-level security covers a query without a filter too.
      const rows = await withUserScope(db, anna, (tx) =>
        tx.selectFrom('ticketAttachment').where('ticketId', '=', ticketId).select('uploadId').execute(),
      )
      expect(rows).toEqual([{ uploadId: answered }])
    }))

  test('closes with a reason and an optional comment, and reopens within 14 days [S2-148] [S4-032]', () =>
    rolledBack(url, async (db) => {
      const ticketId = await open(db)
      const reason = 'solved-without-provider'
      const closed = await closeTicket(toDeps(db), anna, { ticketId, reason, comment: 'It was the cassette.' })
      expect(closed.ok).toBe(true)
      expect(await readTicket(toDeps(db), anna, ticketId)).toMatchObject({
        status: 'closed',
        closureReason: reason,
        comments: [{ body: 'It was the cassette.' }],
      })
      const late = toDeps(db, '2026-12-24T08:00:00Z')
      expect(await reopenTicket(late, anna, ticketId)).toEqual({ ok: false, reason: 'too-late-to-reopen' })
      expect((await reopenTicket(toDeps(db), anna, ticketId)).ok).toBe(true)
    }))
})
