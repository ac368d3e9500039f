import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { type DeskListQuery, deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { addToRequest } from '../requests/add-to-request.ts'
import { findRequestByToken } from '../requests/find-request.ts'
import { readDeskRequest } from '../requests/read-desk-request.ts'
import { sendRequest } from '../requests/send-request.ts'
import { answerRequest, closeRequest, addRequestNote, assignRequestToMe } from '../requests/work-on-request.ts'
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
const filters = (filters: Partial<DeskListQuery>) => deskListQuery.parse(filters)

async function send(db: Database, message = 'Which press for 6 mm²?') {
  const answers = {
    firstName: 'Erik',
    lastName: 'Holm',
    email: 'Erik@Desk-Test.example',
    // No journey uses this name.
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

const aReply = (requestId: string) => ({ requestId, body: 'The Corva 24.', idempotencyKey: 'an-answer-0123456789' })

describe('the queue', () => {
  test('contains tickets and requests in order of due time', () =>
    rolledBack(url, async (db) => {
      await send(db)
      const { entries, counts } = await readDesk(toDeps(db), jonas, filters({}))
      const dueTimes = entries.map(({ dueAt }) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY)
      expect(dueTimes).toEqual(dueTimes.toSorted((left, right) => (left < right ? -1 : 1)))
      expect(counts.open).toBeGreaterThan(counts.unassigned)
      const all = await exportDesk(toDeps(db), jonas, filters({}))
      expect(all).toHaveLength(counts.open)
      expect(new Set(all.map(({ kind }) => kind))).toContain('ticket')
      expect(all.find(({ sender }) => sender === 'Ekeby Kabelverk AB, Erik Holm')).toMatchObject({
        kind: 'contact',
        subject: 'Which press for 6 mm²?',
        state: 'received',
        isLate: false,
      })
    }))

  test('pages without gaps or duplicates', () =>
    rolledBack(url, async (db) => {
      const pages = []
      for (let page = 1, hasMore = true; hasMore; page++) {
        const read = await readDesk(toDeps(db), jonas, filters({ page }))
        pages.push(...read.entries)
        hasMore = read.hasMore
      }
      const all = await exportDesk(toDeps(db), jonas, filters({}))
      expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    }))

  test('is filtered by kind, text and assignee', () =>
    rolledBack(url, async (db) => {
      const { id } = await send(db)
      const found = async (partial: Partial<DeskListQuery>) => exportDesk(toDeps(db), jonas, filters(partial))
      expect((await found({ kind: 'ticket' })).every(({ kind }) => kind === 'ticket')).toBe(true)
      expect((await found({ search: 'ekeby kabel' })).map((entry) => entry.id)).toEqual([id])
      expect((await found({ search: id.replaceAll('-', '').slice(-8) })).map((entry) => entry.id)).toEqual([id])
      expect((await found({ group: 'unassigned' })).map((entry) => entry.id)).toContain(id)
      await assignRequestToMe(toDeps(db), jonas, id)
      expect((await found({ group: 'mine', kind: 'contact' })).map((entry) => entry.id)).toContain(id)
      expect((await found({ group: 'unassigned' })).map((entry) => entry.id)).not.toContain(id)
      await closeRequest(toDeps(db), jonas, id)
      expect((await found({ group: 'closed', kind: 'contact' })).map((entry) => entry.id)).toContain(id)
    }))

  test('marks an entry as late until it is answered', () =>
    rolledBack(url, async (db) => {
      const { id } = await send(db)
      const later = toDeps(db, new Date('2026-11-18T08:00:00Z'))
      const isLate = async () =>
        (await exportDesk(later, jonas, filters({ kind: 'contact' }))).find((entry) => entry.id === id)?.isLate
      expect(await isLate()).toBe(true)
      await answerRequest(later, jonas, aReply(id))
      expect(await isLate()).toBe(false)
    }))
})

describe('a request', () => {
  test('is assigned, answered by mail in its language, and closed', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      expect(await assignRequestToMe(toDeps(db), jonas, id)).toEqual({ ok: true, value: { id } })
      expect(await readDeskRequest(toDeps(db), jonas, id)).toMatchObject({
        state: 'read',
        assigneeFirstName: 'Jonas',
      })
      await answerRequest(toDeps(db), jonas, aReply(id))
      await answerRequest(toDeps(db), jonas, aReply(id))
      const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outgoing_mail
        where kind = 'request-answer' and to_address = 'erik@desk-test.example'`.execute(db.queries)
      expect(rows).toEqual([
        { subject: expect.stringMatching(/^Antwort auf Ihre Anfrage \w{8}$/), body: expect.stringContaining(token) },
      ])
      expect((await findRequestByToken(toDeps(db), token))?.comments).toMatchObject([
        { body: 'The Corva 24.', isService: true },
      ])
      expect(await closeRequest(toDeps(db), jonas, id)).toMatchObject({ ok: true })
      expect(await closeRequest(toDeps(db), jonas, id)).toEqual({ ok: false, reason: 'request-closed' })
    }))

  test('awaits a reply again after its sender adds something', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      await answerRequest(toDeps(db), jonas, aReply(id))
      await addToRequest(toDeps(db), token, {
        idempotencyKey: 'an-addition-0123456',
        body: 'And for 10 mm²?',
        files: [],
      })
      expect(await readDeskRequest(toDeps(db), jonas, id)).toMatchObject({ state: 'read' })
    }))

  test('an addition decides on the state that an agent left after the request was read', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      const deps = toDeps(db)
      // The limit is taken after the request is read.
      const take = async () => (await assignRequestToMe(deps, jonas, id)).ok
      await addToRequest({ ...deps, operationLimits: { take } }, token, {
        idempotencyKey: 'an-addition-0123456',
        body: 'And for 10 mm²?',
        files: [],
      })
      expect(await readDeskRequest(deps, jonas, id)).toMatchObject({ state: 'read', assigneeFirstName: 'Jonas' })
    }))

  test('accepts a reply later with the key of a refused one', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      await closeRequest(toDeps(db), jonas, id)
      expect(await answerRequest(toDeps(db), jonas, aReply(id))).toEqual({ ok: false, reason: 'request-closed' })
      await addToRequest(toDeps(db), token, {
        idempotencyKey: 'an-addition-0123456',
        body: 'And for 10 mm²?',
        files: [],
      })
      expect(await answerRequest(toDeps(db), jonas, aReply(id))).toEqual({ ok: true, value: { id } })
    }))
})

describe('a note', () => {
  test('is visible to the service and never to the sender', () =>
    rolledBack(url, async (db) => {
      const { id, token } = await send(db)
      const note = { requestId: id, body: 'Canary: asks every month.', idempotencyKey: 'a-note-0123456789' }
      await addRequestNote(toDeps(db), jonas, note)
      expect(await addRequestNote(toDeps(db), jonas, note), 'a repeated request adds no second note').toMatchObject({
        ok: true,
      })
      expect((await readDeskRequest(toDeps(db), jonas, id))?.thread).toMatchObject([{ isInternal: true }])
      expect(JSON.stringify(await findRequestByToken(toDeps(db), token))).not.toContain('Canary')
    }))

  test.each([
    ['of a request', 'request_note', 'body'],
    ['in a ticket', 'ticket_comment', 'body'],
  ])('%s is hidden by row-level security from a query without a filter', (_, table, column) =>
    rolledBack(url, async (db) => {
      const { id } = await send(db)
      await addRequestNote(toDeps(db), jonas, { requestId: id, body: 'Canary', idempotencyKey: 'a-note-0123456789' })
      const count = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
        where ${sql.ref(column)} = 'Canary'`
      await noteInTicketOf(db, anna)
      const seenBy = (person: SignedInActor) =>
        withUserScope(db, person, async (tx) => (await count.execute(tx)).rows[0]?.count)
      expect([await seenBy(jonas), await seenBy(anna)]).toEqual([1, 0])
    }),
  )
})

/** Inserts a note directly into a ticket that the person can see. */
async function noteInTicketOf(db: Database, person: SignedInActor): Promise<void> {
  const ticket = await withUserScope(db, person, (own) =>
    own.selectFrom('ticket').select(['id', 'organisationId', 'openedBy']).limit(1).executeTakeFirstOrThrow(),
  )
  await withUserScope(db, jonas, (tx) =>
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
