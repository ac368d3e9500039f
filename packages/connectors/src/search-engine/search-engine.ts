import type { Language } from '@ferrule/domain/locales/language'
import type { SearchAnswer, SearchQuery } from '@ferrule/domain/search/search-query'
import { withSpan } from '@ferrule/telemetry/tracing'
import { Client, errors } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { toIndexAlias, toIndexDefinition, toIndexName } from './page-index.ts'
import { toPageQuery } from './page-query.ts'

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
  ensureIndex: (language: Language) => Promise<void>
  put: (language: Language, page: PageDocument) => Promise<void>
  /** Removing what is not there is done already. */
  remove: (language: Language, id: string) => Promise<void>
  /** Throws when the engine does not answer in time: no answer must never look like no hit. */
  search: (query: SearchQuery) => Promise<SearchAnswer>
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

const searchDeadlineMs = 800
const writeDeadlineMs = 10_000

export function createSearchEngine({ url }: { url: string }): SearchEngine {
  const client = new Client({ node: url, maxRetries: 0, requestTimeout: writeDeadlineMs })
  return {
    ensureIndex: (language) => withSpan('search ensure index', { language }, () => ensureIndex(client, language)),
    put: (language, page) =>
      withSpan('search put', { language }, async () => {
        await client.index({ index: toIndexAlias(language), id: page.id, body: page, require_alias: true })
      }),
    remove: (language, id) => withSpan('search remove', { language }, () => removePage(client, language, id)),
    search: (query) => withSpan('search', { language: query.localeCode.language }, () => searchPages(client, query)),
    ping: () => client.ping({}, { requestTimeout: searchDeadlineMs }),
    close: () => client.close(),
  }
}

async function ensureIndex(client: Client, language: Language): Promise<void> {
  const index = toIndexName(language)
  const { body: exists } = await client.indices.exists({ index })
  if (exists) return
  try {
    await client.indices.create({ index, body: toIndexDefinition(language) })
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

const answer = z.object({
  timed_out: z.boolean(),
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(
      z.object({
        _source: z.object({ id: z.string(), path: z.string(), title: z.string(), description: z.string() }),
      }),
    ),
  }),
})

async function searchPages(client: Client, query: SearchQuery): Promise<SearchAnswer> {
  const { body } = await client.search(
    { index: toIndexAlias(query.localeCode.language), body: toPageQuery(query) },
    { requestTimeout: searchDeadlineMs },
  )
  const { timed_out, hits } = answer.parse(body)
  if (timed_out) throw new Error('search engine stopped before it was done')
  return { total: hits.total.value, records: hits.hits.map(({ _source }) => _source) }
}

function isType(error: unknown, type: string): boolean {
  return (
    error instanceof errors.ResponseError &&
    z.looseObject({ error: z.looseObject({ type: z.literal(type) }) }).safeParse(error.body).success
  )
}
