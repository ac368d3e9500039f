import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { type DeskWishes, deskWishes } from '@ferrule/domain/service-desk/desk-list'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context-for-tests.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { addToRequest } from '../requests/add-to-request.ts'
import { findRequestByToken } from '../requests/find-request.ts'
import { readWorkedRequest } from '../requests/read-worked-request.ts'
import { sendRequest } from '../requests/send-request.ts'
import { answerRequest, closeRequest, noteOnRequest, takeRequest } from '../requests/work-on-request.ts'
import { readSettings } from '../settings.ts'
import { anonymous, type SignedInActor } from '../sign-in/actor.ts'
import { exportDesk, readDesk } from './read-desk.ts'

const url = readSettings().DATA_DATABASE_URL
const session = { id: 's1', authenticatedAt: undefined }
const at = new Date('2026-11-16T08:00:00Z')

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'Jonas', family_name: 'Frei', roles }
  return { kind: 'user', profile: toUserProfile(claims), session }
}

const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)
const anna = actor('anna.berg@norlitz.example', 'kmx_int_serviceticketing_active')

const toDeps = (db: Database, now = at) => ({ ...aRequestContext(), db, now: () => now })
const wish = (wishes: Partial<DeskWishes>) => deskWishes.parse(wishes)

async function send(db: Database, message = 'Which press for 6 mm²?') {
  const answers = {
    firstName: 'Erik',
    lastName: 'Holm',
    email: 'erik@desk-test.example',
    // No journey writes in this name.
    company: 'Ekeby Kabelverk AB',
    country: 'SE',
    message,
  }
  const facts = {
    idempotencyKey: crypto.randomUUID(),
    language: 'de',
    siteSlug: '',
    timeZone: 'UTC',
    about: '',
  } as const
  const sender = { address: '', proof: '', trap: '', secondsOpen: 60 }
  const sent = await sendRequest(toDeps(db), anonymous, {
    kind: 'contact',
    answers,
    facts: { ...facts, files: [], document: null },
    sender,
  })
  if (!sent.ok) throw new Error(sent.reason)
  const { token } = sent.value
  const found = await findRequestByToken(toDeps(db), token)
  return { id: found?.id ?? '', token }
}

const toAnswer = (requestId: string) => ({ requestId, words: 'The Corva 24.', idempotencyKey: 'an-answer-0123456789' })

describe('the queue', () => {
  test('holds tickets and requests in the order in which they are due', () =>
    rolledBack(url, async (db) => {
      await send(db)
      const { entries, counts } = await readDesk(toDeps(db), jonas, wish({}))
      expect(entries.map(({ dueAt }) => dueAt.getTime())).toEqual(
        entries.map(({ dueAt }) => dueAt.getTime()).toSorted((left, right) => left - right),
      )
      expect(counts.open).toBeGreaterThan(counts.unassigned)
      const all = await exportDesk(toDeps(db), jonas, wish({}))
      expect(all).toHaveLength(counts.open)
      expect(new Set(all.map(({ kind }) => kind))).toContain('ticket')
      expect(all.find(({ sender }) => sender === 'Ekeby Kabelverk AB, Erik Holm')).toMatchObject({
        kind: 'contact',
        subject: 'Which press for 6 mm²?',
        state: 'received',
        isLate: false,
      })
    }))

  test('goes on where a page ends, and shows each entry once', () =>
    rolledBack(url, async (db) => {
      const pages = []
      for (let page = 1, hasMore = true; hasMore; page++) {
        const read = await readDesk(toDeps(db), jonas, wish({ page }))
        pages.push(...read.entries)
        hasMore = read.hasMore
      }
      const all = await exportDesk(toDeps(db), jonas, wish({}))
      expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    }))

  test('is narrowed by kind, by words and by whose it is', () =>
    rolledBack(url, async (db) => {
      const { id } = await send(db)
      const found = async (wishes: Partial<DeskWishes>) => exportDesk(toDeps(db), jonas, wish(wishes))
      expect((await found({ kind: 'ticket' })).every(({ kind }) => kind === 'ticket')).toBe(true)
      expect((await found({ search: 'ekeby kabel' })).map((entry) => entry.id)).toEqual([id])
      expect((await found({ search: id.replaceAll('-', '').slice(-8) })).map((entry) => entry.id)).toEqual([id])
      expect((await found({ group: 'unassigned' })).map((entry) => entry.id)).toContain(id)
      await takeRequest(toDeps(db), jonas, id)
      expect((await found({ group: 'mine', kind: 'contact' })).map((entry) => entry.id)).toContain(id)
      expect((await found({ group: 'unassigned' })).map((entry) => entry.id)).not.toContain(id)
      await closeRequest(toDeps(db), jonas, id)
      expect((await found({ group: 'over', kind: 'contact' })).map((entry) => entry.id)).toContain(id)
    }))

  test('says what is late until somebody has answered', () =>
    rolledBack(url, async (db) => {
      const { id } = await send(db)
      const later = toDeps(db, new Date('2026-11-18T08:00:00Z'))
      const isLate = async () =>
        (await exportDesk(later, jonas, wish({ kind: 'contact' }))).find((one) => one.id === id)?.isLate
      expect(await isLate()).toBe(true)
      await answerRequest(later, jonas, toAnswer(id))
      expect(await isLate()).toBe(false)
    }))
})

describe('a request', () => {
  test('is taken, answered by mail in its own language, and closed', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      expect(await takeRequest(toDeps(db), jonas, id)).toEqual({ ok: true, value: { id } })
      expect(await readWorkedRequest(toDeps(db), jonas, id)).toMatchObject({
        state: 'read',
        assigneeFirstName: 'Jonas',
      })
      await answerRequest(toDeps(db), jonas, toAnswer(id))
      await answerRequest(toDeps(db), jonas, toAnswer(id))
      const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outgoing_mail
        where kind = 'request-answer' and to_address = 'erik@desk-test.example'`.execute(db.queries)
      expect(rows).toEqual([
        { subject: expect.stringMatching(/^Antwort auf Ihre Anfrage \w{8}$/), body: expect.stringContaining(token) },
      ])
      expect((await findRequestByToken(toDeps(db), token))?.comments).toMatchObject([
        { words: 'The Corva 24.', isService: true },
      ])
      expect(await closeRequest(toDeps(db), jonas, id)).toMatchObject({ ok: true })
      expect(await closeRequest(toDeps(db), jonas, id)).toEqual({ ok: false, reason: 'request-closed' })
    }))

  test('whose sender adds something waits for an answer again', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      await answerRequest(toDeps(db), jonas, toAnswer(id))
      await addToRequest(toDeps(db), token, {
        idempotencyKey: 'an-addition-0123456',
        words: 'And for 10 mm²?',
        files: [],
      })
      expect(await readWorkedRequest(toDeps(db), jonas, id)).toMatchObject({ state: 'read' })
    }))

  test('that was refused an answer takes the same send later', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      await closeRequest(toDeps(db), jonas, id)
      expect(await answerRequest(toDeps(db), jonas, toAnswer(id))).toEqual({ ok: false, reason: 'request-closed' })
      await addToRequest(toDeps(db), token, {
        idempotencyKey: 'an-addition-0123456',
        words: 'And for 10 mm²?',
        files: [],
      })
      expect(await answerRequest(toDeps(db), jonas, toAnswer(id))).toEqual({ ok: true, value: { id } })
    }))
})

describe('a note', () => {
  test('is read by the service, and stands in nothing that its sender gets', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      const note = { requestId: id, words: 'Canary: asks every month.', idempotencyKey: 'a-note-0123456789' }
      await noteOnRequest(toDeps(db), jonas, note)
      expect(await noteOnRequest(toDeps(db), jonas, note), 'sent again it is the same note').toMatchObject({ ok: true })
      expect((await readWorkedRequest(toDeps(db), jonas, id))?.thread).toMatchObject([{ isInternal: true }])
      expect(JSON.stringify(await findRequestByToken(toDeps(db), token))).not.toContain('Canary')
    }))

  test.each([
    ['of a request', 'request_note', 'words'],
    ['in a ticket', 'ticket_comment', 'body'],
  ])('%s is not seen by a query that forgets to ask who reads it', (_, table, column) =>
    rolledBack(url, async (db) => {
      const { id } = await send(db)
      await noteOnRequest(toDeps(db), jonas, { requestId: id, words: 'Canary', idempotencyKey: 'a-note-0123456789' })
      const count = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
        where ${sql.ref(column)} = 'Canary'`
      await noteInTicketOf(db, anna)
      const seenBy = (person: SignedInActor) =>
        workFor(db, person, async (tx) => (await count.execute(tx)).rows[0]?.count)
      expect([await seenBy(jonas), await seenBy(anna)]).toEqual([1, 0])
    }),
  )
})

/** Written past every verb, into a ticket that the person can see. */
async function noteInTicketOf(db: Database, person: SignedInActor): Promise<void> {
  const ticket = await workFor(db, person, (own) =>
    own.selectFrom('ticket').select(['id', 'organisationId', 'openedBy']).limit(1).executeTakeFirstOrThrow(),
  )
  await workFor(db, jonas, (tx) =>
    tx
      .insertInto('ticketComment')
      .values({
        id: crypto.randomUUID(),
        ticketId: ticket.id,
        organisationId: ticket.organisationId,
        writtenBy: ticket.openedBy,
        isService: true,
        isInternal: true,
        body: 'Canary',
        writtenAt: at,
      })
      .execute(),
  )
}
