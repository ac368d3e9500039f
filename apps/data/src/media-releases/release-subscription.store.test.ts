import { randomUUIDv7 } from 'node:crypto'
import { type PublishedPage, publishedPage } from '@ferrule/content-client/published-page'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase, type Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { announceRelease } from './announce-release.ts'
import { confirmReleaseSubscription, endReleaseSubscription, findReleaseSubscription } from './change-subscription.ts'
import { createExpireSubscriptionsJob } from './expire-subscriptions.job.ts'
import { subscribeToReleases } from './subscribe-to-releases.ts'

const url = readSettings().DATA_DATABASE_URL
const publicOrigin = 'https://www.example.com'
const time = new Date('2026-11-17T12:00:00Z')
const later = (hours: number) => new Date(time.getTime() + hours * 3_600_000)

function depsOf(db: Database, now = time) {
  const limits = { operationLimits: { take: async () => true }, clientAddress: '192.0.2.1' }
  return { db, now: () => now, publicOrigin, ...limits }
}

const subscribe = (db: Database, email: string, now = time) =>
  subscribeToReleases(depsOf(db, now), { email, scope: 'all', language: 'de' })

async function mailsTo(db: Database, email: string) {
  return db.queries
    .selectFrom('outgoingMail')
    .where('toAddress', '=', email)
    .select(['kind', 'subject', 'body', 'unsubscribeUrl'])
    .orderBy('id')
    .execute()
}

const tokenIn = (body: string) => /requests\/releases\/([\w-]{32})/.exec(body)?.[1] ?? ''

async function subscribed(db: Database, email: string, scope: 'all' | 'ad-hoc' = 'all'): Promise<string> {
  await subscribe(db, email)
  const [mail] = await mailsTo(db, email)
  const token = tokenIn(mail?.body ?? '')
  await confirmReleaseSubscription(depsOf(db), { token, scope })
  return token
}

function toRelease(change: { adHoc?: boolean; publishedAt?: Date; siteSlug?: string } = {}): PublishedPage {
  const { adHoc = false, publishedAt = time, siteSlug = '' } = change
  return publishedPage.parse({
    id: 'release-1',
    slug: 'third-quarter',
    type: 'pages',
    pageType: 'MediaRelease',
    isPublished: true,
    parentId: null,
    languages: ['de'],
    siteSlug,
    locale: 'de',
    path: 'media-releases/third-quarter',
    title: 'Drittes Quartal',
    description: '',
    blocks: [],
    protection: { level: 'none' },
    publishedAt: publishedAt.toISOString(),
    updatedAt: publishedAt.toISOString(),
    image: null,
    showTableOfContents: false,
    story: null,
    mediaRelease: { leadText: 'Der Auftragseingang steigt.', adHoc },
    catalogue: null,
  })
}

test('an address gets one link an hour, whatever its state, and nothing without a confirmation', () =>
  rolledBack(url, async (db) => {
    for (const hours of [0, 0.5, 0.9]) expect((await subscribe(db, 'one@example.com', later(hours))).ok).toBe(true)
    expect(await mailsTo(db, 'one@example.com')).toHaveLength(1)
    await subscribe(db, 'one@example.com', later(1))
    const [first, second] = await mailsTo(db, 'one@example.com')
    expect(tokenIn(second?.body ?? 'none')).toBe(tokenIn(first?.body ?? ''))
    await announceRelease(depsOf(db), toRelease())
    expect(await mailsTo(db, 'one@example.com')).toHaveLength(2)
  }))

test('a confirmed subscriber gets each release once, none from before, and a link that ends the subscription', () =>
  rolledBack(url, async (db) => {
    const token = await subscribed(db, 'two@example.com')
    for (let run = 0; run < 3; run += 1) await announceRelease(depsOf(db), toRelease())
    const [, release, ...others] = await mailsTo(db, 'two@example.com')
    expect(others).toEqual([])
    expect(release).toMatchObject({
      kind: 'media-release',
      subject: 'Drittes Quartal',
      unsubscribeUrl: `${publicOrigin}/api/release-subscriptions/${token}`,
    })
    expect(release?.body).toContain(`${publicOrigin}/de/media-releases/third-quarter`)
    await subscribed(db, 'late@example.com')
    await announceRelease(depsOf(db), toRelease())
    expect(await mailsTo(db, 'late@example.com')).toHaveLength(1)
    await endReleaseSubscription({ db }, token)
    expect(await findReleaseSubscription({ db }, token)).toBeUndefined()
    expect(await confirmReleaseSubscription(depsOf(db), { token, scope: 'all' })).toMatchObject({ ok: false })
  }))

test.each([
  ['an ad hoc notice', { adHoc: true }, 1],
  ['another release', {}, 0],
  ['an old notice that is corrected', { adHoc: true, publishedAt: later(-49) }, 0],
  ['a notice of a brand site', { adHoc: true, siteSlug: 'komax' }, 0],
])('a subscriber of ad hoc notices gets %s: %j', (_, change, count) =>
  rolledBack(url, async (db) => {
    await subscribed(db, 'three@example.com', 'ad-hoc')
    await announceRelease(depsOf(db), toRelease(change))
    expect(await mailsTo(db, 'three@example.com')).toHaveLength(1 + count)
  }),
)

test('a job that stops between two batches continues without a gap or a duplicate', () =>
  rolledBack(url, async (db) => {
    await sql`insert into release_subscription (id, email, language, scope, token, link_sent_at, confirmed_at)
      select gen_random_uuid(), 'batch-' || n || '@example.com', 'de', 'all', lpad(n::text, 32, '0'), ${time}, ${time}
      from generate_series(1, 450) n`.execute(db.queries)
    let transactions = 0
    const failing: Database = {
      ...db,
      transaction: (work) => ((transactions += 1) === 2 ? Promise.reject(new Error('stopped')) : db.transaction(work)),
    }
    await expect(announceRelease(depsOf(failing), toRelease())).rejects.toThrow('stopped')
    await announceRelease(depsOf(db), toRelease())
    const { rows } = await sql<{ mails: number; recipients: number }>`select count(*)::int as mails,
      count(distinct to_address)::int as recipients from outgoing_mail where to_address like 'batch-%'`.execute(
      db.queries,
    )
    expect(rows).toEqual([{ mails: 450, recipients: 450 }])
  }))

test('unconfirmed addresses are deleted after two days, confirmed ones are not', () =>
  rolledBack(url, async (db) => {
    const token = await subscribed(db, 'confirmed@example.com')
    await subscribe(db, 'unconfirmed@example.com')
    const log = createLog({ service: 'data', level: 'silent' })
    await createExpireSubscriptionsJob({ db, now: () => later(49), log })()
    expect(await findReleaseSubscription({ db }, token)).toEqual({ scope: 'all', isConfirmed: true })
    const [mail] = await mailsTo(db, 'unconfirmed@example.com')
    expect(await findReleaseSubscription({ db }, tokenIn(mail?.body ?? ''))).toBeUndefined()
  }))

test('20 parallel forms with one address send one mail', async () => {
  const db = createDatabase({ url, name: 'test', maxConnections: 8, onConnectionError: () => {} })
  const email = `parallel-${randomUUIDv7()}@example.com`
  try {
    await Promise.all(Array.from({ length: 20 }, () => subscribe(db, email, new Date())))
    expect(await mailsTo(db, email)).toHaveLength(1)
  } finally {
    await db.queries.deleteFrom('releaseSubscription').where('email', '=', email).execute()
    await db.close()
  }
})
