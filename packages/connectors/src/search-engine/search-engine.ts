import type { Language } from '@ferrule/domain/locales/language'
import { chooseSuggestions } from '@ferrule/domain/search/choose-suggestions'
import {
  type SearchAnswer,
  type SearchKind,
  type SearchQuery,
  type SearchRecord,
  noCounts,
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
import { toIndexAlias, toIndexDefinition, toIndexName } from './page-index.ts'
import { indicesFor, type NotShown, toNamedRequest, toSearchRequest, toSuggestRequest } from './search-request.ts'

export type PageDocument = {
  id: string
  kind: Extract<SearchKind, 'stories' | 'pages'>
  siteSlug: string
  locale: string
  path: string
  /** Nothing for everywhere. */
  countries?: string[]
  /** What of the catalogue it is about. */
  catalogueSlug?: string
  title: string
  description: string
  text: string
}

export type SearchEngine = {
  /** Makes what is missing of the two indices of a language. */
  ensureIndex: (language: Language) => Promise<void>
  put: (language: Language, page: PageDocument) => Promise<void>
  /** Whether no page is known, as after the engine was lost. */
  isPageIndexEmpty: (language: Language) => Promise<boolean>
  /** Removing what is not there is done already. */
  remove: (language: Language, id: string) => Promise<void>
  /** Writes something of the catalogue and takes other things out, many at a time. */
  renewCatalogue: (language: Language, renewal: CatalogueRenewal) => Promise<void>
  /** Whether nothing of the catalogue is known, as after the engine was lost. */
  isCatalogueEmpty: (language: Language) => Promise<boolean>
  /** Throws when the engine does not answer in time: no answer must never look like no hit. */
  search: (query: SearchQuery, notShown: NotShown) => Promise<SearchAnswer>
  /** What the words typed so far may become; throws as search does. */
  suggest: (query: SuggestQuery, notShown: NotShown) => Promise<SearchRecord[]>
  /** The product or family that has these words for a name; throws as search does. */
  findNamed: (query: SuggestQuery) => Promise<SearchRecord | undefined>
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

export type CatalogueRenewal = { entries: readonly CatalogueEntry[]; goneIds: readonly string[] }

const searchDeadlineMs = 800
const writeDeadlineMs = 10_000

export function createSearchEngine({ url }: { url: string }): SearchEngine {
  const client = new Client({ node: url, maxRetries: 0, requestTimeout: writeDeadlineMs })
  return {
    ensureIndex: (language) =>
      withSpan('search ensure index', { language }, async () => {
        await ensureIndex(client, toIndexName(language), toIndexDefinition(language))
        await ensureIndex(client, toCatalogueIndexName(language), toCatalogueIndexDefinition(language))
      }),
    put: (language, page) =>
      withSpan('search put', { language }, async () => {
        await client.index({ index: toIndexAlias(language), id: page.id, body: page, require_alias: true })
      }),
    remove: (language, id) => withSpan('search remove', { language }, () => removePage(client, language, id)),
    renewCatalogue: (language, renewal) =>
      withSpan('search renew catalogue', { language }, () => renewCatalogue(client, language, renewal)),
    isPageIndexEmpty: (language) => isEmpty(client, toIndexAlias(language)),
    isCatalogueEmpty: (language) => isEmpty(client, toCatalogueAlias(language)),
    search: (query, notShown) =>
      withSpan('search', { language: query.localeCode.language }, () => searchAll(client, query, notShown)),
    suggest: (query, notShown) =>
      withSpan('suggest', { language: query.localeCode.language }, () => suggest(client, query, notShown)),
    findNamed: (query) =>
      withSpan('search named', { language: query.localeCode.language }, () => findNamed(client, query)),
    ping: () => client.ping({}, { requestTimeout: searchDeadlineMs }),
    close: () => client.close(),
  }
}

async function ensureIndex(client: Client, index: string, body: API.Indices_Create_RequestBody): Promise<void> {
  const { body: exists } = await client.indices.exists({ index })
  // An index that is there already learns of fields that came since; one that would have to change is another version.
  if (exists) return void (await client.indices.putMapping({ index, body: body.mappings ?? {} }))
  try {
    await client.indices.create({ index, body })
  } catch (error) {
    // Another process may have made it in between.
    if (!isType(error, 'resource_already_exists_exception')) throw error
  }
}

async function isEmpty(client: Client, index: string): Promise<boolean> {
  const { body } = await client.count({ index })
  return body.count === 0
}

async function removePage(client: Client, language: Language, id: string): Promise<void> {
  try {
    await client.delete({ index: toIndexAlias(language), id })
  } catch (error) {
    if (!(error instanceof errors.ResponseError && error.statusCode === 404)) throw error
  }
}

async function renewCatalogue(
  client: Client,
  language: Language,
  { entries, goneIds }: CatalogueRenewal,
): Promise<void> {
  const index = toCatalogueAlias(language)
  const body = [
    ...entries.flatMap((entry) => [{ index: { _id: entry.id } }, entry]),
    ...goneIds.map((id) => ({ delete: { _id: id } })),
  ]
  if (body.length === 0) return
  const answered = await client.bulk({ index, require_alias: true, body })
  const failed = answered.body.items
    .flatMap((item) => Object.values(item))
    .find(({ status }) => status >= 400 && status !== 404)
  if (failed) throw new Error(`search engine refused an entry: ${failed.error?.type}`)
  await removeOthersOf(client, { index, owners: [...entries.map(({ id }) => id), ...goneIds], kept: entries })
}

/** A document that its product no longer has is not told: it goes because it was not told. */
async function removeOthersOf(
  client: Client,
  { index, owners, kept }: { index: string; owners: readonly string[]; kept: readonly CatalogueEntry[] },
): Promise<void> {
  await client.deleteByQuery({
    index,
    conflicts: 'proceed',
    body: {
      query: {
        bool: {
          filter: [{ terms: { of: [...owners] } }],
          must_not: [{ terms: { id: kept.map(({ id }) => id) } }],
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

const named = z.object({ hits: z.object({ hits }) })

const scoredHits = z.array(z.object({ _source: record, _score: z.number() }))

const suggested = z.object({
  aggregations: z.object({
    kinds: z.object({ buckets: z.array(z.object({ best: z.object({ hits: z.object({ hits: scoredHits }) }) })) }),
  }),
})

const answer = z.object({
  timed_out: z.boolean(),
  hits: z.object({ total: z.object({ value: z.number() }), hits }),
  aggregations: z.object({
    kinds: z.object({ buckets: z.array(z.object({ key: z.enum(searchKinds), doc_count: z.number() })) }),
  }),
})

async function searchAll(client: Client, query: SearchQuery, notShown: NotShown): Promise<SearchAnswer> {
  const { body } = await client.search(
    { index: indicesFor(query), body: toSearchRequest(query, notShown), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  const { timed_out, hits: found, aggregations } = answer.parse(body)
  if (timed_out) throw new Error('search engine stopped before it was done')
  const counts = { ...noCounts }
  for (const { key, doc_count } of aggregations.kinds.buckets) counts[key] = doc_count
  return { total: found.total.value, counts, records: found.hits.map(({ _source }) => _source) }
}

/** Fewer suggestions in time are better than all of them too late. */
async function suggest(client: Client, query: SuggestQuery, notShown: NotShown): Promise<SearchRecord[]> {
  const { body } = await client.search(
    { index: indicesFor(query), body: toSuggestRequest(query, notShown), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  const { buckets } = suggested.parse(body).aggregations.kinds
  const found = buckets.flatMap(({ best }) => best.hits.hits)
  const bestFirst = found.toSorted((one, other) => other._score - one._score)
  return chooseSuggestions(bestFirst.map(({ _source }) => _source))
}

async function findNamed(client: Client, query: SuggestQuery): Promise<SearchRecord | undefined> {
  const { body } = await client.search(
    { index: toCatalogueAlias(query.localeCode.language), body: toNamedRequest(query), ignore_unavailable: true },
    { requestTimeout: searchDeadlineMs },
  )
  return named.parse(body).hits.hits[0]?._source
}

function isType(error: unknown, type: string): boolean {
  return (
    error instanceof errors.ResponseError &&
    z.looseObject({ error: z.looseObject({ type: z.literal(type) }) }).safeParse(error.body).success
  )
}
