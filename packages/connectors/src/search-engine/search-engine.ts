import type { Language } from '@ferrule/domain/locales/language'
import { chooseSuggestions } from '@ferrule/domain/search/choose-suggestions'
import {
  type SearchResult,
  type SearchKind,
  type SearchQuery,
  type SearchRecord,
  noSearchCounts,
  searchKinds,
  type SuggestQuery,
} from '@ferrule/domain/search/search-query'
import { withSpan } from '@ferrule/telemetry/tracing'
import { type API, Client, errors } from '@opensearch-project/opensearch'
import { z } from 'zod'
import {
  type CatalogueEntry,
  toCatalogueAlias,
  toCatalogueIndexDefinition,
  toCatalogueIndexName,
} from './catalogue-index.ts'
import { toPageAlias, toPageIndexDefinition, toPageIndexName } from './page-index.ts'
import { type HiddenSlugs, indicesFor, toNamedRequest, toSearchRequest, toSuggestRequest } from './search-request.ts'

export type IndexedPage = {
  id: string
  kind: Extract<SearchKind, 'stories' | 'pages'>
  siteSlug: string
  locale: string
  path: string
  /** Undefined for everywhere. */
  countries?: string[]
  /** The product or classification that the page is about. */
  catalogueSlug?: string
  title: string
  description: string
  text: string
}

export type SearchEngine = {
  /** Creates or extends the two indices of a language. */
  ensureIndex: (language: Language) => Promise<void>
  put: (language: Language, page: IndexedPage) => Promise<void>
  /** Whether the index holds no page, for example after a loss of the engine's data. */
  isPageIndexEmpty: (language: Language) => Promise<boolean>
  /** Removing a missing page succeeds. */
  remove: (language: Language, id: string) => Promise<void>
  /** Writes and deletes catalogue entries in one bulk request. */
  refreshCatalogue: (language: Language, refresh: CatalogueRefresh) => Promise<void>
  /** Whether the index holds no catalogue entry, for example after a loss of the engine's data. */
  isCatalogueEmpty: (language: Language) => Promise<boolean>
  /** Throws when the engine does not respond in time, so a timeout never looks like an empty result. */
  search: (query: SearchQuery, hiddenSlugs: HiddenSlugs) => Promise<SearchResult>
  /** Suggestions for the text typed so far; throws as search does. */
  suggest: (query: SuggestQuery, hiddenSlugs: HiddenSlugs) => Promise<SearchRecord[]>
  /** The product or family with exactly this name; throws as search does. */
  findNamed: (query: SuggestQuery) => Promise<SearchRecord | undefined>
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

export type CatalogueRefresh = { entries: readonly CatalogueEntry[]; goneIds: readonly string[] }

const searchDeadlineMs = 800
const writeDeadlineMs = 10_000

export function createSearchEngine({ url }: { url: string }): SearchEngine {
  const client = new Client({ node: url, maxRetries: 0, requestTimeout: writeDeadlineMs })
  return {
    ensureIndex: (language) =>
      withSpan('search ensure index', { language }, async () => {
        await ensureIndex(client, toPageIndexName(language), toPageIndexDefinition(language))
        await ensureIndex(client, toCatalogueIndexName(language), toCatalogueIndexDefinition(language))
      }),
    put: (language, page) =>
      withSpan('search put', { language }, async () => {
        await client.index({ index: toPageAlias(language), id: page.id, body: page, require_alias: true })
      }),
    remove: (language, id) => withSpan('search remove', { language }, () => removePage(client, language, id)),
    refreshCatalogue: (language, refresh) =>
      withSpan('search refresh catalogue', { language }, () => refreshCatalogue(client, language, refresh)),
    isPageIndexEmpty: (language) => isEmpty(client, toPageAlias(language)),
    isCatalogueEmpty: (language) => isEmpty(client, toCatalogueAlias(language)),
    search: (query, hiddenSlugs) =>
      withSpan('search', { language: query.localeCode.language }, () => searchAll(client, query, hiddenSlugs)),
    suggest: (query, hiddenSlugs) =>
      withSpan('suggest', { language: query.localeCode.language }, () => suggest(client, query, hiddenSlugs)),
    findNamed: (query) =>
      withSpan('search named', { language: query.localeCode.language }, () => findNamed(client, query)),
    ping: () => client.ping({}, { requestTimeout: searchDeadlineMs }),
    close: () => client.close(),
  }
}

async function ensureIndex(client: Client, index: string, body: API.Indices_Create_RequestBody): Promise<void> {
  const { body: exists } = await client.indices.exists({ index })
  // An existing index gets new fields. A changed field needs a new version.
  if (exists) return void (await client.indices.putMapping({ index, body: body.mappings ?? {} }))
  try {
    await client.indices.create({ index, body })
  } catch (error) {
    // Another process may have created it in between.
    if (!isType(error, 'resource_already_exists_exception')) throw error
  }
}

async function isEmpty(client: Client, index: string): Promise<boolean> {
  const { body } = await client.count({ index })
  return body.count === 0
}

async function removePage(client: Client, language: Language, id: string): Promise<void> {
  try {
    await client.delete({ index: toPageAlias(language), id })
  } catch (error) {
    if (!(error instanceof errors.ResponseError && error.statusCode === 404)) throw error
  }
}

async function refreshCatalogue(
  client: Client,
  language: Language,
  { entries, goneIds }: CatalogueRefresh,
): Promise<void> {
  const index = toCatalogueAlias(language)
  const body = [
    ...entries.flatMap((entry) => [{ index: { _id: entry.id } }, entry]),
    ...goneIds.map((id) => ({ delete: { _id: id } })),
  ]
  if (body.length === 0) return
  const response = await client.bulk({ index, require_alias: true, body })
  const failed = response.body.items
    .flatMap((item) => Object.values(item))
    .find(({ status }) => status >= 400 && status !== 404)
  if (failed) throw new Error(`search engine refused an entry: ${failed.error?.type}`)
  await deleteOrphans(client, { index, owners: [...entries.map(({ id }) => id), ...goneIds], written: entries })
}

/** Deletes the documents of refreshed products that are not among the entries just written. */
async function deleteOrphans(
  client: Client,
  { index, owners, written }: { index: string; owners: readonly string[]; written: readonly CatalogueEntry[] },
): Promise<void> {
  await client.deleteByQuery({
    index,
    conflicts: 'proceed',
    body: {
      query: {
        bool: {
          filter: [{ terms: { of: [...owners] } }],
          must_not: [{ terms: { id: written.map(({ id }) => id) } }],
        },
      },
    },
  })
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

const namedResponse = z.object({ hits: z.object({ hits }) })

const scoredHits = z.array(z.object({ _source: record, _score: z.number() }))

const suggestResponse = z.object({
  aggregations: z.object({
    kinds: z.object({ buckets: z.array(z.object({ best: z.object({ hits: z.object({ hits: scoredHits }) }) })) }),
  }),
})

const searchResponse = z.object({
  timed_out: z.boolean(),
  hits: z.object({ total: z.object({ value: z.number() }), hits }),
  aggregations: z.object({
    kinds: z.object({ buckets: z.array(z.object({ key: z.enum(searchKinds), doc_count: z.number() })) }),
  }),
})

async function searchAll(client: Client, query: SearchQuery, hiddenSlugs: HiddenSlugs): Promise<SearchResult> {
  const { body } = await client.search(
    { index: indicesFor(query), body: toSearchRequest(query, hiddenSlugs), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  const { timed_out, hits: found, aggregations } = searchResponse.parse(body)
  if (timed_out) throw new Error('search engine timed out with a partial result')
  const counts = { ...noSearchCounts }
  for (const { key, doc_count } of aggregations.kinds.buckets) counts[key] = doc_count
  return { total: found.total.value, counts, records: found.hits.map(({ _source }) => _source) }
}

/** Accepts a partial result: fewer suggestions in time are better than all of them too late. */
async function suggest(client: Client, query: SuggestQuery, hiddenSlugs: HiddenSlugs): Promise<SearchRecord[]> {
  const { body } = await client.search(
    { index: indicesFor(query), body: toSuggestRequest(query, hiddenSlugs), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  const { buckets } = suggestResponse.parse(body).aggregations.kinds
  const found = buckets.flatMap(({ best }) => best.hits.hits)
  const bestFirst = found.toSorted((one, other) => other._score - one._score)
  return chooseSuggestions(bestFirst.map(({ _source }) => _source))
}

async function findNamed(client: Client, query: SuggestQuery): Promise<SearchRecord | undefined> {
  const { body } = await client.search(
    { index: toCatalogueAlias(query.localeCode.language), body: toNamedRequest(query), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  return namedResponse.parse(body).hits.hits[0]?._source
}

function isType(error: unknown, type: string): boolean {
  return (
    error instanceof errors.ResponseError &&
    z.looseObject({ error: z.looseObject({ type: z.literal(type) }) }).safeParse(error.body).success
  )
}
