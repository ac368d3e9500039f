import type { Language } from '@ferrule/domain/locales/language'
import {
  type SearchAnswer,
  type SearchQuery,
  type SearchRecord,
  searchKinds,
  type SuggestQuery,
} from '@ferrule/domain/search/search-query'
import { withSpan } from '@ferrule/telemetry/tracing'
import { type API, Client, errors } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { toIndexAlias, toIndexDefinition, toIndexName } from './page-index.ts'
import { type ProductEntry, toProductAlias, toProductIndexDefinition, toProductIndexName } from './product-index.ts'
import { indicesFor, toSearchRequest, toSuggestRequest } from './search-request.ts'

export type PageDocument = {
  id: string
  siteSlug: string
  locale: string
  path: string
  title: string
  description: string
  text: string
}

export type SearchEngine = {
  /** Makes what is missing of the two indices of a language. */
  ensureIndex: (language: Language) => Promise<void>
  put: (language: Language, page: PageDocument) => Promise<void>
  /** Removing what is not there is done already. */
  remove: (language: Language, id: string) => Promise<void>
  /** Writes some products and takes others out, many at a time. */
  renewProducts: (language: Language, renewal: ProductRenewal) => Promise<void>
  /** Throws when the engine does not answer in time: no answer must never look like no hit. */
  search: (query: SearchQuery) => Promise<SearchAnswer>
  /** What the words typed so far may become; throws as search does. */
  suggest: (query: SuggestQuery) => Promise<SearchRecord[]>
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

export type ProductRenewal = { entries: readonly ProductEntry[]; goneIds: readonly string[] }

const searchDeadlineMs = 800
const writeDeadlineMs = 10_000

export function createSearchEngine({ url }: { url: string }): SearchEngine {
  const client = new Client({ node: url, maxRetries: 0, requestTimeout: writeDeadlineMs })
  return {
    ensureIndex: (language) =>
      withSpan('search ensure index', { language }, async () => {
        await ensureIndex(client, toIndexName(language), toIndexDefinition(language))
        await ensureIndex(client, toProductIndexName(language), toProductIndexDefinition(language))
      }),
    put: (language, page) =>
      withSpan('search put', { language }, async () => {
        await client.index({ index: toIndexAlias(language), id: page.id, body: page, require_alias: true })
      }),
    remove: (language, id) => withSpan('search remove', { language }, () => removePage(client, language, id)),
    renewProducts: (language, renewal) =>
      withSpan('search renew products', { language }, () => renewProducts(client, language, renewal)),
    search: (query) => withSpan('search', { language: query.localeCode.language }, () => searchAll(client, query)),
    suggest: (query) => withSpan('suggest', { language: query.localeCode.language }, () => suggest(client, query)),
    ping: () => client.ping({}, { requestTimeout: searchDeadlineMs }),
    close: () => client.close(),
  }
}

async function ensureIndex(client: Client, index: string, body: API.Indices_Create_RequestBody): Promise<void> {
  const { body: exists } = await client.indices.exists({ index })
  if (exists) return
  try {
    await client.indices.create({ index, body })
  } catch (error) {
    // Another process may have made it in between.
    if (!isType(error, 'resource_already_exists_exception')) throw error
  }
}

async function removePage(client: Client, language: Language, id: string): Promise<void> {
  try {
    await client.delete({ index: toIndexAlias(language), id })
  } catch (error) {
    if (!(error instanceof errors.ResponseError && error.statusCode === 404)) throw error
  }
}

async function renewProducts(client: Client, language: Language, { entries, goneIds }: ProductRenewal): Promise<void> {
  const body = [
    ...entries.flatMap((entry) => [{ index: { _id: entry.id } }, entry]),
    ...goneIds.map((id) => ({ delete: { _id: id } })),
  ]
  if (body.length === 0) return
  const answered = await client.bulk({ index: toProductAlias(language), require_alias: true, body })
  const failed = answered.body.items
    .flatMap((item) => Object.values(item))
    .find(({ status }) => status >= 400 && status !== 404)
  if (failed) throw new Error(`search engine refused a product: ${failed.error?.type}`)
}

const record = z.object({
  id: z.string(),
  kind: z.enum(searchKinds).default('pages'),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable().default(null),
})

const hits = z.array(z.object({ _source: record }))

const suggested = z.object({ hits: z.object({ hits }) })

const answer = z.object({
  timed_out: z.boolean(),
  hits: z.object({ total: z.object({ value: z.number() }), hits }),
  aggregations: z.object({
    kinds: z.object({ buckets: z.array(z.object({ key: z.enum(searchKinds), doc_count: z.number() })) }),
  }),
})

async function searchAll(client: Client, query: SearchQuery): Promise<SearchAnswer> {
  const { body } = await client.search(
    { index: indicesFor(query), body: toSearchRequest(query), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  const { timed_out, hits: found, aggregations } = answer.parse(body)
  if (timed_out) throw new Error('search engine stopped before it was done')
  const counts = { machines: 0, services: 0, pages: 0 }
  for (const { key, doc_count } of aggregations.kinds.buckets) counts[key] = doc_count
  return { total: found.total.value, counts, records: found.hits.map(({ _source }) => _source) }
}

/** Fewer suggestions in time are better than all of them too late. */
async function suggest(client: Client, query: SuggestQuery): Promise<SearchRecord[]> {
  const { body } = await client.search(
    { index: indicesFor(query), body: toSuggestRequest(query), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  return suggested.parse(body).hits.hits.map(({ _source }) => _source)
}

function isType(error: unknown, type: string): boolean {
  return (
    error instanceof errors.ResponseError &&
    z.looseObject({ error: z.looseObject({ type: z.literal(type) }) }).safeParse(error.body).success
  )
}
