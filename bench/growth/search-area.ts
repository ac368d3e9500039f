import {
  indicesFor,
  toNamedRequest,
  toSearchRequest,
  toSuggestRequest,
} from '@ferrule/connectors/search-engine/search-request'
import { type SearchQuery, searchQuery } from '@ferrule/domain/search/search-query'
import { isShort } from '../write-result.ts'
import type { GrowthArea, TimedQuery } from './measure-growth.ts'
import { nameAt } from './search-documents.ts'
import { createIndices, deleteIndices, timeSearch, toIndices } from './search-indices.ts'

const sizes = isShort ? [20, 200, 2000] : [1000, 10_000, 100_000]

/** Each of these words is in many of the demo texts. */
const words = 'crimping stripping twisting laser cutting sealing terminals conductor insulation tooling'.split(' ')
const wordAt = (round: number) => words[round % words.length] ?? ''

type Sample = { round: number; size: number }
type SearchInput = Partial<Pick<SearchQuery, 'kind' | 'page' | 'siteSlug'>> & { query: string }
type SearchRequest = { aliases: string[]; body: object }

/** The searches of visitors, another one each round. The names exist at every size. */
const requests: Record<string, (sample: Sample) => SearchRequest> = {
  name: (sample) => toSearch({ query: toName(sample) }),
  misspelt: (sample) => toSearch({ query: misspell(toName(sample)) }),
  word: ({ round }) => toSearch({ query: wordAt(round) }),
  phrase: ({ round }) => toSearch({ query: `${wordAt(round)} machine for thin wires` }),
  quantity: ({ round }) => toSearch({ query: `${wordAt(round)} ${1 + (round % 40) / 10} mm2` }),
  kind: ({ round }) => toSearch({ query: wordAt(round), kind: 'stories' }),
  secondPage: ({ round }) => toSearch({ query: wordAt(round), page: 2 }),
  otherSite: ({ round }) => toSearch({ query: wordAt(round), siteSlug: 'wire-flow' }),
  suggestName: (sample) => toSuggestions(toName(sample).slice(0, 5)),
  suggestWord: ({ round }) => toSuggestions(wordAt(round).slice(0, 5)),
  exactName: (sample) => {
    const query = toQuery({ query: toName(sample).replace(' ', '-').toUpperCase() })
    return { aliases: indicesFor(query).slice(-1), body: toNamedRequest(query) }
  },
}

export async function startSearch(cleanup: AsyncDisposableStack): Promise<GrowthArea[]> {
  const indices = sizes.map((size) => toIndices(`bench-growth-${size}`))
  cleanup.defer(() => deleteIndices(indices))
  for (const [place, own] of indices.entries()) await createIndices(own, sizes[place] ?? 0)
  const toTimed = (toRequest: (sample: Sample) => SearchRequest): TimedQuery => {
    return (place, round) => {
      const [own, size] = [indices[place], sizes[place]]
      if (!own || !size) throw new Error(`no indices ${place}`)
      return timeSearch(own, toRequest({ round, size }))
    }
  }
  const queries = Object.fromEntries(Object.entries(requests).map(([name, one]) => [name, toTimed(one)]))
  return [{ name: 'search', records: 'documents', sizes, queries }]
}

function toSearch(input: SearchInput): SearchRequest {
  const query = toQuery(input)
  return { aliases: indicesFor(query), body: toSearchRequest(query, []) }
}

function toSuggestions(typed: string): SearchRequest {
  const query = toQuery({ query: typed })
  return { aliases: indicesFor(query), body: toSuggestRequest(query, []) }
}

function toName({ round, size }: Sample): string {
  return nameAt((round * 7919) % size)
}

function misspell(name: string): string {
  return `${name.slice(0, 3)}${name.slice(4)}`
}

function toQuery(input: SearchInput): SearchQuery {
  return searchQuery.parse({ localeCode: 'en-de', siteSlug: '', page: 1, ...input })
}
