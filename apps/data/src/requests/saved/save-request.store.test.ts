import { submissionFacts } from '@ferrule/domain/requests/request'
import { ok } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestPage } from '../../graphql/page-of-list.ts'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import { anonymous, type SignedInActor } from '../../sign-in/actor.ts'
import { saveRequest } from './save-request.ts'
import { readSavedRequest, readSavedRequests } from './read-saved-requests.ts'
import { createRequestLinks } from '../request-links.ts'
import { sendRequest } from '../send-request.ts'

const firstPage = requestPage(undefined)

const url = readSettings().DATA_DATABASE_URL
const email = 'Saved.Request@example.com'
const emptyPage = { total: 0, entries: [], next: null }
const unknown = { ok: false, reason: 'request-unknown' }

const depsAt = (time: string) => (db: Database) => ({
  db,
  now: () => new Date(time),
  requestTeamAddress: 'team@norlitz.example',
  requestLinks: createRequestLinks(['for-tests']),
  botCheck: {
    createTask: () => Promise.reject(new Error('not expected')),
    check: async () => 'good' as const,
    admit: async () => ok({ review: false }),
  },
  publicOrigin: 'http://www.norlitz.example',
})
const deps = depsAt('2026-11-15T10:00:00Z')

function person(sub: string, address: string, isVerified = true): SignedInActor {
  const profile = toUserProfile({ sub, given_name: 'K', email: address, email_verified: isVerified })
  return { kind: 'user', profile, session: { id: 's', authenticatedAt: undefined } }
}

const sender = person('save-sender', 'saved.request@example.com')
const stranger = person('save-stranger', 'somebody.else@example.com')
const pretender = person('save-pretender', email, false)

async function send(db: Database): Promise<string> {
  const answers = { firstName: 'K', lastName: 'R', email, company: 'C', country: 'AT', message: 'Keep this' }
  const facts = submissionFacts.parse({ idempotencyKey: 'save-0123456789abcdef', language: 'de', siteSlug: '' })
  const from = { address: '192.0.2.1', proof: '', trap: '', secondsOpen: 9 }
  const sent = await sendRequest(deps(db), anonymous, { kind: 'contact', answers, facts, sender: from })
  if (!sent.ok) throw new Error(sent.reason)
  return sent.value.token
}

async function eventsOf(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`select actor from audit_event
    where action = 'save-request' and subject_id = ${id}`.execute(db.queries)
  return rows.map(({ actor }) => actor)
}

test('saves a request of the sender once, with one audit event, however often it is called', () =>
  rolledBack(url, async (db) => {
    const token = await send(db)
    const saved = await saveRequest(deps(db), sender, token)
    if (!saved.ok) throw new Error(saved.reason)
    expect(await saveRequest(deps(db), sender, token)).toEqual(saved)
    expect(await eventsOf(db, saved.value.id)).toEqual(['save-sender'])
    expect((await readSavedRequests(deps(db), sender, firstPage)).entries.map(({ id }) => id)).toEqual([saved.value.id])
    const details = await readSavedRequest(deps(db), sender, saved.value.id)
    expect(details).toMatchObject({ state: 'received', answers: { message: 'Keep this' }, comments: [], files: [] })
  }))

test('refuses another address, an unverified one, a forged link and an expired one alike', () =>
  rolledBack(url, async (db) => {
    const token = await send(db)
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect(await saveRequest(deps(db), stranger, token)).toEqual(unknown)
    expect(await saveRequest(deps(db), pretender, token)).toEqual(unknown)
    expect(await saveRequest(deps(db), sender, forged)).toEqual(unknown)
    expect(await saveRequest(depsAt('2027-03-01T10:00:00Z')(db), sender, token)).toEqual(unknown)
    expect(await readSavedRequests(deps(db), sender, firstPage)).toEqual(emptyPage)
  }))

test('hides a saved request from other people, also from a query without an owner filter', () =>
  rolledBack(url, async (db) => {
    const token = await send(db)
    const saved = await saveRequest(deps(db), sender, token)
    if (!saved.ok) throw new Error(saved.reason)
    const { id } = saved.value
    expect(await readSavedRequests(deps(db), stranger, firstPage)).toEqual(emptyPage)
    expect(await readSavedRequest(deps(db), stranger, id)).toBeUndefined()
    const seen = await withUserScope(db, stranger, (tx) => tx.selectFrom('savedRequest').selectAll().execute())
    expect(seen).toEqual([])
    // The mail address now belongs to another person.
    await sql`update person set email = 'moved@example.com' where subject = 'save-sender'`.execute(db.queries)
    expect(await saveRequest(deps(db), person('save-heir', email), token)).toEqual(unknown)
    expect(await eventsOf(db, id)).toEqual(['save-sender'])
  }))

/** Saves seventy copies of a request, two per minute. */
async function saveCopiesOf(tx: Queries, id: string): Promise<void> {
  await sql`with more as (
      insert into visitor_request
        (id, kind, answers, about, language, site_slug, time_zone, received_at, reply_due_at)
      select gen_random_uuid(), kind, answers, about, language, site_slug, time_zone,
        received_at + (n / 2) * interval '1 minute', reply_due_at + interval '1 day'
      from visitor_request, generate_series(1, 70) as n where id = ${id} returning id
    ) insert into saved_request (request_id, person_id, saved_at)
      select more.id, saved.person_id, saved.saved_at from more, saved_request as saved
      where saved.request_id = ${id}`.execute(tx)
}

test('pages through saved requests, newest first, without duplicates', () =>
  rolledBack(url, async (db) => {
    const saved = await saveRequest(deps(db), sender, await send(db))
    if (!saved.ok) throw new Error(saved.reason)
    await withUserScope(db, sender, (tx) => saveCopiesOf(tx, saved.value.id))
    const first = await readSavedRequests(deps(db), sender, firstPage)
    const second = await readSavedRequests(deps(db), sender, requestPage(first.next))
    expect([first.total, first.entries.length, second.entries.length, second.next]).toEqual([71, 50, 21, null])
    const all = [...first.entries, ...second.entries]
    expect(new Set(all.map(({ id }) => id)).size).toBe(71)
    const times = all.map(({ receivedAt }) => receivedAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(await readSavedRequests(deps(db), stranger, requestPage(first.next))).toEqual(emptyPage)
  }))
