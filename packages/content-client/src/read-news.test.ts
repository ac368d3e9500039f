import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createLog } from '@ferrule/telemetry/log'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createContentClient } from './content-client.ts'
import { createContentService } from './content-service.ts'
import { FakeContentStore } from './cache-tiers.fixture.ts'
import { cachedNewsCount, type NewsItem } from './news-item.ts'

const requestBody = z.object({
  query: z.string(),
  variables: z
    .object({
      where: z.object({ publicationDate: z.object({ less_than_equal: z.string() }).optional() }),
      limit: z.number(),
      page: z.number(),
    })
    .optional(),
})

/** Seven items share each publication date, as after an import. */
const stored = Array.from({ length: 250 }, (_, index): NewsItem => {
  const date = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * 86_400_000)
  const id = `id-${String((index * 37) % 250).padStart(3, '0')}`
  return { id, title: `News ${index}`, text: '', image: null, link: null, publicationDate: date.toISOString() }
})
const sorted = stored.toSorted(
  (one, other) => other.publicationDate.localeCompare(one.publicationDate) || other.id.localeCompare(one.id),
)

let server: Server
let url: string
let newsRequests: { limit: number; page: number; until: string | undefined }[]

type Variables = NonNullable<z.infer<typeof requestBody>['variables']>

/** Pages like the content service: filters by date, sorts as requested, and counts pages. */
function respondWithNews(query: string, { where, limit, page }: Variables) {
  const until = where.publicationDate?.less_than_equal
  newsRequests.push({ limit, page, until })
  const isSorted = query.includes('sort: "-publicationDate,-id"')
  const found = (isSorted ? sorted : stored).filter(
    ({ publicationDate }) => until === undefined || publicationDate <= until,
  )
  const docs = found.slice((page - 1) * limit, page * limit)
  return { NewsItems: { docs, hasNextPage: found.length > page * limit } }
}

beforeEach(async () => {
  newsRequests = []
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { query, variables } = requestBody.parse(body)
      const data = variables ? respondWithNews(query, variables) : { Sites: { docs: [{ id: '1', slug: '' }] } }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => void server.close())

function createClient() {
  const log = createLog({ service: 'test', write: () => undefined })
  return createContentClient({ source: createContentService({ url, key: '' }), store: new FakeContentStore(), log })
}

test('paging reaches every item once, the newest first [S7-041] [S7-042]', async () => {
  const client = createClient()
  const items: NewsItem[] = []
  for (let after: string | undefined, more = true; more && items.length < 1000; ) {
    const newsPage = await client.getNews('', 'en', { first: 10, after })
    expect(newsPage.items.length).toBe(10)
    items.push(...newsPage.items)
    after = newsPage.endCursor ?? undefined
    more = newsPage.hasNextPage
  }
  expect(items.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
})

test('the newest items are read in one request, older ones from their cursor on [S7-042]', async () => {
  const client = createClient()
  await client.getNews('', 'en', { first: 10 })
  const last = sorted[cachedNewsCount - 1]
  const newsPage = await client.getNews('', 'en', { first: 10, after: `${last?.publicationDate}_${last?.id}` })
  expect(newsPage.items).toEqual(sorted.slice(cachedNewsCount, cachedNewsCount + 10))
  expect(newsRequests[0]).toEqual({ limit: cachedNewsCount + 2, page: 1, until: undefined })
  expect(new Set(newsRequests.slice(1).map(({ until }) => until))).toEqual(new Set([last?.publicationDate]))
})

test('an invalid cursor returns an empty page without a request', async () => {
  const source = createContentService({ url, key: '' })
  const newsPage = await source.readNews('', 'en', { first: 10, after: 'nonsense' })
  expect([newsPage, newsRequests]).toEqual([{ items: [], endCursor: null, hasNextPage: false }, []])
})
