import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymisePerson } from '../portal-access/person-queries.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from '../tickets/add-comment.ts'
import { readTicket } from '../tickets/read-tickets.ts'
import { addPushSubscription, readPushSubscriptions, removePushSubscription } from './change-push-subscriptions.ts'
import { choosePushes } from './choose-channels.ts'
import { comment, igor, lena, openNotifiedTicket, toDeps, vera } from './notified-people.fixture.ts'
import { createTestBrowser, startPushService } from './push-service.fixture.ts'
import { createSendPushJob } from './send-push.job.ts'

const url = readSettings().DATA_DATABASE_URL
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(() => void service.received.splice(0))

const depsOf = (db: Database) => ({ ...toDeps(db), vapidPublicKey: service.publicKey })

/** Switches notifications on in a browser of a person. */
async function addBrowser(db: Database, person: SignedInActor, path: string, origin = service.origin) {
  const browser = createTestBrowser(`${origin}${path}`)
  expect(await addPushSubscription(depsOf(db), person, browser.input)).toMatchObject({ ok: true })
  return browser
}

async function listJobs(db: Database): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`select job.payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'send-push' order by job.id`.execute(db.queries)
  return rows.map(({ payload }) => payload)
}

type JobOptions = { send?: typeof service.sendWebPush; at?: string }

async function runJobs(db: Database, { send = service.sendWebPush, at }: JobOptions = {}): Promise<void> {
  const deps = toDeps(db)
  const now = at === undefined ? deps.now : () => new Date(at)
  const run = createSendPushJob({ ...deps, now, sendWebPush: send })
  for (const payload of await listJobs(db)) await run(payload)
}

const decodeJson = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

describe('an event of a ticket', () => {
  test('reaches every device of its people, encrypted and signed, with its kind, number and link alone [I14]', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      const browsers = [await addBrowser(db, vera, '/one'), await addBrowser(db, vera, '/two')]
      await addBrowser(db, igor, '/agent')
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      await runJobs(db)
      const ticket = await readTicket(toDeps(db), vera, ticketId)
      expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/one', '/two'])
      for (const { path, headers, body } of service.received) {
        const message = browsers[path === '/one' ? 0 : 1]?.read(body)
        expect(message).toEqual({
          title: 'The service replies',
          body: ticket?.number,
          path: `/en/mykomax/tickets/${ticketId}`,
          tag: expect.stringMatching(/^[\w-]{36}$/),
        })
        expect(headers).toMatchObject({ ttl: '86400', topic: expect.stringMatching(/^\w{32}$/) })
        expect(headers['content-encoding']).toBe('aes128gcm')
      }
      const devices = await readPushSubscriptions(toDeps(db), vera, undefined)
      expect(devices.map(({ lastSuccessAt }) => lastSuccessAt !== null)).toEqual([true, true])
    }))

  test('is signed with the key that browsers subscribed with (VAPID)', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      await addBrowser(db, vera, '/one')
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      await runJobs(db)
      const [, token = '', publicKey = ''] =
        /^vapid t=(\S+), k=(\S+)$/.exec(String(service.received[0]?.headers['authorization'])) ?? []
      const [head = '', claims = '', signature = ''] = token.split('.')
      const point = Buffer.from(publicKey, 'base64url')
      const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
      const key = createPublicKey({ key: jwk, format: 'jwk' })
      const signed = { key, dsaEncoding: 'ieee-p1363' } as const
      expect(publicKey).toBe(service.publicKey)
      expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
      expect(decodeJson(claims)).toMatchObject({ aud: service.origin, sub: 'mailto:team@norlitz.example' })
    }))
})

describe('a push of an event', () => {
  test('is sent once for each device, however often the change is sent or the push service is busy', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      const browser = await addBrowser(db, vera, '/one')
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      expect(await listJobs(db)).toHaveLength(1)
      service.respondWith(503, 429)
      await expect(runJobs(db)).rejects.toThrow('busy')
      await expect(runJobs(db)).rejects.toThrow('busy')
      await runJobs(db)
      // The topic and the tag are those of the notification, so a repetition replaces the message.
      expect(new Set(service.received.map(({ headers }) => headers['topic'])).size).toBe(1)
      expect(new Set(service.received.map(({ body }) => JSON.stringify(browser.read(body)))).size).toBe(1)
      expect(service.received).toHaveLength(3)
    }))

  test.each([404, 410])('a device that the push service no longer knows (%s) is removed', (status) =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      await addBrowser(db, vera, '/one')
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      service.respondWith(status)
      await runJobs(db)
      expect(await readPushSubscriptions(toDeps(db), vera, undefined)).toEqual([])
      await runJobs(db)
      expect(service.received).toHaveLength(1)
    }),
  )

  test.each([400, 403, 413])(
    'a message that the push service refuses (%s) is dropped, and the device stays',
    (status) =>
      rolledBack(url, async (db) => {
        const ticketId = await openNotifiedTicket(db)
        await addBrowser(db, vera, '/one')
        await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
        service.respondWith(status)
        await runJobs(db)
        const devices = await readPushSubscriptions(toDeps(db), vera, undefined)
        expect(devices.map(({ lastSuccessAt }) => lastSuccessAt)).toEqual([null])
      }),
  )

  test('is not sent when it was read, is a day old, or the person lost the membership', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      await addBrowser(db, vera, '/one')
      await addBrowser(db, lena, '/two')
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      await runJobs(db, { at: '2026-11-17T08:00:00Z' })
      await readTicket(toDeps(db), vera, ticketId)
      await withServiceScope(db, (tx) =>
        sql`delete from membership where person_id = (select id from person where email = ${lena.profile.email})`.execute(
          tx,
        ),
      )
      await runJobs(db)
      expect([(await listJobs(db)).length, service.received]).toEqual([2, []])
    }))

  test('is not sent to the devices of a person who chose so, and of one by default who chose nothing', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      await addBrowser(db, vera, '/one')
      await addBrowser(db, lena, '/two')
      await choosePushes(toDeps(db), vera, { event: 'ticket-answered', push: false })
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      await runJobs(db)
      expect(service.received.map(({ path }) => path)).toEqual(['/two'])
      const refused = await choosePushes(toDeps(db), vera, { event: 'ticket-opened', push: true })
      expect(refused).toEqual({ ok: false, reason: 'not-offered' })
    }))

  test('never calls a private address [I5] [I14]', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '2130706433'])
        await addBrowser(db, vera, '/private', `https://${host}:${service.port}`)
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      expect(await listJobs(db)).toHaveLength(5)
      await runJobs(db, { send: service.sendGuarded })
      expect(service.received).toEqual([])
    }))
})

describe('a device', () => {
  test('is added once, and the eleventh replaces the oldest', () =>
    rolledBack(url, async (db) => {
      await openNotifiedTicket(db)
      for (const path of ['/0', '/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10'])
        await addBrowser(db, vera, path)
      expect(await readPushSubscriptions(toDeps(db), vera, `${service.origin}/10`)).toHaveLength(10)
      const isKnown = async (path: string) =>
        (await readPushSubscriptions(toDeps(db), vera, `${service.origin}${path}`)).some(({ isHere }) => isHere)
      expect([await isKnown('/0'), await isKnown('/1'), await isKnown('/10')]).toEqual([false, true, true])
      const { rows } = await sql<{ action: string; count: number }>`select action, count(*)::int as count
        from audit_event where subject_type = 'push-subscription'
          and actor = (select id::text from person where email = ${vera.profile.email})
        group by action order by action`.execute(db.queries)
      expect(rows).toEqual([
        { action: 'add-push-subscription', count: 11 },
        { action: 'remove-push-subscription', count: 1 },
      ])
    }))

  test('of another person can neither be seen nor removed, also by a query without a filter', () =>
    rolledBack(url, async (db) => {
      await openNotifiedTicket(db)
      await addBrowser(db, vera, '/one')
      const [device] = await readPushSubscriptions(toDeps(db), vera, undefined)
      for (const other of [lena, igor]) {
        expect(await readPushSubscriptions(toDeps(db), other, undefined)).toEqual([])
        const removed = await removePushSubscription(toDeps(db), other, device?.id ?? '')
        expect(removed).toEqual({ ok: false, reason: 'unknown' })
        const { rows } = await withUserScope(db, other, (tx) =>
          sql`delete from push_subscription returning endpoint`.execute(tx),
        )
        expect(rows).toEqual([])
      }
      expect(await removePushSubscription(toDeps(db), vera, device?.id ?? '')).toMatchObject({ ok: true })
      expect(await readPushSubscriptions(toDeps(db), vera, undefined)).toEqual([])
    }))

  test('is deleted with the person', () =>
    rolledBack(url, async (db) => {
      await openNotifiedTicket(db)
      await addBrowser(db, vera, '/one')
      const { id: subject, email } = vera.profile
      await db.transaction((tx) => anonymisePerson(tx, { subject, email }))
      const { rows } = await withServiceScope(db, (tx) =>
        sql`select from push_subscription where endpoint = ${`${service.origin}/one`}`.execute(tx),
      )
      expect(rows).toEqual([])
    }))

  test('cannot be added where notifications on devices are switched off', () =>
    rolledBack(url, async (db) => {
      const { input } = createTestBrowser(`${service.origin}/one`)
      const refused = await addPushSubscription({ ...toDeps(db), vapidPublicKey: undefined }, vera, input)
      expect(refused).toEqual({ ok: false, reason: 'not-offered' })
    }))
})
