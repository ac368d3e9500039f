import { toNewsCursor } from '@ferrule/domain/news-feed/news-cursor'
import { restartProcess } from '@ferrule/tasks/process-manager'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { benchPrefix, emptyLists, fillLists, type ListSizes } from './editorial/fill-lists.ts'
import { percentile } from './support/percentile.ts'
import { request, setting, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Compares the lists of the website at two sizes of news, stories and redirects. Requests go to the website itself: at
// the edge every list would be a hit.
const limits = { ratio: 1.3 }
const smallSizes = { news: 100, stories: 50, redirects: 400 }
const sizes = isShort ? { news: 200, stories: 100, redirects: 800 } : { news: 10_000, stories: 5000, redirects: 20_000 }
const rounds = isShort ? 10 : 200

const website = `http://127.0.0.1:${setting('WEB_PORT')}`
const headers = { host: new URL(setting('EDGE_ORIGIN')).hostname }
const redis = new Redis(setting('REDIS_URL'))
const db = new Client({ connectionString: setting('CONTENT_DATABASE_URL') })
await db.connect()
/** The redirects of each site. */
const redirectKeys = 'content:redirects-by-address:*'
const redirectHashes = (await redis.keys(redirectKeys)).length
try {
  const small = await measureLists(smallSizes)
  const large = await measureLists(sizes)
  const ratios = Object.keys(small).map((name) => (large[name]?.p95 ?? Number.NaN) / (small[name]?.p95 ?? Number.NaN))
  const worst = Math.round(Math.max(...ratios) * 100) / 100
  await writeResult({
    name: 'editorial',
    line: `${sizes.news} news, ${sizes.stories} stories, ${sizes.redirects} redirects: p95 ${worst} x at most of that at ${smallSizes.news}, ${smallSizes.stories} and ${smallSizes.redirects}`,
    passed: worst <= limits.ratio,
    figures: { limits, smallSizes, sizes, small, large },
  })
} finally {
  await emptyLists(db)
  await reload()
  // Only the worker stores redirects in Redis: at its start, each hour and when one changes.
  await restartProcess('worker')
  await until('Redis has all redirects', async () => (await redis.keys(redirectKeys)).length >= redirectHashes)
  await db.end()
  redis.disconnect()
}

/**
 * The caches do not see changes made through SQL: removes the lists from Redis, and restarts the website. The edge sends
 * requests to it again a moment later; it caches nothing of the portal.
 */
async function reload(): Promise<void> {
  for (const pattern of ['content:pages:*', redirectKeys]) {
    const keys = await redis.keys(pattern)
    if (keys.length > 0) await redis.del(keys)
  }
  await restartProcess('web')
  await until('the website responds', async () => (await request(`${website}/en/stories`, { headers })).status === 200)
  await until('the edge responds', async () => (await request(`${setting('EDGE_ORIGIN')}/en/mykomax`)).status === 200)
}

type Figures = Record<string, { p50: number; p95: number }>

/** Measures the first page of each list, one behind it, and redirects that were not requested before. */
async function measureLists(sizes: ListSizes): Promise<Figures> {
  await fillLists(db, sizes)
  await reload()
  const { rows } = await db.query<{ id: string }>(`select id from sites where coalesce(slug, '') = ''`)
  const news = `/api/news?locale=en&site=${rows[0]?.id}`
  const { rows: middle } = await db.query<{ id: string; publicationDate: Date }>(
    `select id, publication_date as "publicationDate" from news_items
     order by publication_date desc offset (select count(*) / 2 from news_items) limit 1`,
  )
  const [item] = middle
  if (!item) throw new Error('there are no news')
  const after = toNewsCursor({ id: item.id, publicationDate: item.publicationDate.toISOString() })
  const measured: Figures = {}
  for (const [name, path] of Object.entries({
    'first stories': () => '/en/stories',
    'second page of stories': () => '/en/stories?page=2',
    'newest news': () => news,
    'older news': () => `${news}&after=${encodeURIComponent(after)}`,
    redirect: (round: number) => `/en/${benchPrefix}/old-${round + 1}`,
  }))
    measured[name] = await measure(path)
  return measured
}

/** The first tenth is warm-up. */
async function measure(toPath: (round: number) => string) {
  const times: number[] = []
  for (let round = -Math.ceil(rounds / 10); round < rounds; round += 1) {
    const path = toPath(round + rounds)
    const { status, milliseconds } = await request(`${website}${path}`, { headers })
    if (status >= 500) throw new Error(`${path}: ${status}`)
    if (round >= 0) times.push(milliseconds)
  }
  return { p50: percentile(times, 0.5, 1), p95: percentile(times, 0.95, 1) }
}
