import { sendingFacts } from '@ferrule/domain/requests/request'
import { ok } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askForPage, firstPage } from '../graphql/page-of-list.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous, type SignedInActor } from '../sign-in/actor.ts'
import { keepRequest } from './keep-request.ts'
import { readKeptRequest, readKeptRequests } from './read-kept-requests.ts'
import { createRequestLinks } from './request-links.ts'
import { sendRequest } from './send-request.ts'

const url = readSettings().DATA_DATABASE_URL
const email = 'Kept.Request@example.com'
const none = { total: 0, entries: [], next: null }
const unknown = { ok: false, reason: 'request-unknown' }

const depsAt = (moment: string) => (db: Database) => ({
  db,
  now: () => new Date(moment),
  requestTeamAddress: 'team@norlitz.example',
  requestLinks: createRequestLinks('for-tests'),
  botCheck: {
    createTask: () => Promise.reject(new Error('not asked for')),
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

const sender = person('keep-sender', 'kept.request@example.com')
const stranger = person('keep-stranger', 'somebody.else@example.com')
const pretender = person('keep-pretender', email, false)

async function send(db: Database): Promise<string> {
  const answers = { firstName: 'K', lastName: 'R', email, company: 'C', country: 'AT', message: 'Keep this' }
  const facts = sendingFacts.parse({ idempotencyKey: 'keep-0123456789abcdef', language: 'de', siteSlug: '' })
  const from = { address: '192.0.2.1', proof: '', trap: '', secondsOpen: 9 }
  const sent = await sendRequest(deps(db), anonymous, { kind: 'contact', answers, facts, sender: from })
  if (!sent.ok) throw new Error(sent.reason)
  return sent.value.token
}

async function eventsOf(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`select actor from audit_event
    where action = 'keep-request' and subject_id = ${id}`.execute(db.queries)
  return rows.map(({ actor }) => actor)
}

test('whoever sent a request keeps it once, with one audit event, however often they ask', () =>
  rolledBack(url, async (db) => {
    const token = await send(db)
    const kept = await keepRequest(deps(db), sender, token)
    if (!kept.ok) throw new Error(kept.reason)
    expect(await keepRequest(deps(db), sender, token)).toEqual(kept)
    expect(await eventsOf(db, kept.value.id)).toEqual(['keep-sender'])
    expect((await readKeptRequests(deps(db), sender, firstPage)).entries.map(({ id }) => id)).toEqual([kept.value.id])
    const whole = await readKeptRequest(deps(db), sender, kept.value.id)
    expect(whole).toMatchObject({ state: 'received', answers: { message: 'Keep this' }, comments: [], files: [] })
  }))

test('another address, an unproved one, a forged link and a late one are refused alike', () =>
  rolledBack(url, async (db) => {
    const token = await send(db)
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect(await keepRequest(deps(db), stranger, token)).toEqual(unknown)
    expect(await keepRequest(deps(db), pretender, token)).toEqual(unknown)
    expect(await keepRequest(deps(db), sender, forged)).toEqual(unknown)
    expect(await keepRequest(depsAt('2027-03-01T10:00:00Z')(db), sender, token)).toEqual(unknown)
    expect(await readKeptRequests(deps(db), sender, firstPage)).toEqual(none)
  }))

test('what one person keeps nobody else reads or takes over, not even a query that forgets to ask whose it is', () =>
  rolledBack(url, async (db) => {
    const token = await send(db)
    const kept = await keepRequest(deps(db), sender, token)
    if (!kept.ok) throw new Error(kept.reason)
    const { id } = kept.value
    expect(await readKeptRequests(deps(db), stranger, firstPage)).toEqual(none)
    expect(await readKeptRequest(deps(db), stranger, id)).toBeUndefined()
    const seen = await workFor(db, stranger, (tx) => tx.selectFrom('keptRequest').selectAll().execute())
    expect(seen).toEqual([])
    // The address has changed hands since: whoever has it now is another person.
    await sql`update person set email = 'moved@example.com' where subject = 'keep-sender'`.execute(db.queries)
    expect(await keepRequest(deps(db), person('keep-heir', email), token)).toEqual(unknown)
    expect(await eventsOf(db, id)).toEqual(['keep-sender'])
  }))

/** Seventy more, two of them in each minute. */
async function keepMoreLike(tx: Queries, id: string): Promise<void> {
  await sql`with more as (
      insert into visitor_request
        (id, kind, answers, about, language, site_slug, time_zone, received_at, reply_due_at)
      select gen_random_uuid(), kind, answers, about, language, site_slug, time_zone,
        received_at + (n / 2) * interval '1 minute', reply_due_at + interval '1 day'
      from visitor_request, generate_series(1, 70) as n where id = ${id} returning id
    ) insert into kept_request (request_id, person_id, kept_at)
      select more.id, kept.person_id, kept.kept_at from more, kept_request as kept
      where kept.request_id = ${id}`.execute(tx)
}

test('what somebody keeps comes page after page, the newest first, each once', () =>
  rolledBack(url, async (db) => {
    const kept = await keepRequest(deps(db), sender, await send(db))
    if (!kept.ok) throw new Error(kept.reason)
    await workFor(db, sender, (tx) => keepMoreLike(tx, kept.value.id))
    const first = await readKeptRequests(deps(db), sender, firstPage)
    const second = await readKeptRequests(deps(db), sender, askForPage(first.next))
    expect([first.total, first.entries.length, second.entries.length, second.next]).toEqual([71, 50, 21, null])
    const all = [...first.entries, ...second.entries]
    expect(new Set(all.map(({ id }) => id)).size).toBe(71)
    const moments = all.map(({ receivedAt }) => receivedAt.getTime())
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    expect(await readKeptRequests(deps(db), stranger, askForPage(first.next))).toEqual(none)
  }))
