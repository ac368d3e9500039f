import { allCountriesCode } from '@ferrule/domain/countries/country'
import { readSearchWords } from '@ferrule/domain/search/read-search-words'
import {
  type SearchQuery,
  searchPageSize,
  type SuggestQuery,
  suggestionCount,
} from '@ferrule/domain/search/search-query'
import { toIndexAlias } from './page-index.ts'
import { toProductAlias } from './product-index.ts'

/** Products are those of the group, so they are found on its main site. */
export function indicesFor({ localeCode: { language }, siteSlug }: SuggestQuery): string[] {
  return siteSlug === '' ? [toIndexAlias(language), toProductAlias(language)] : [toIndexAlias(language)]
}

/**
 * Match, term and bool only: what readers type is words to look for, never an expression to run. The engine stops by
 * itself before our own deadline. The kind is chosen after counting, so that the counts of all kinds are known.
 */
export function toSearchRequest(asked: SearchQuery) {
  const { siteSlug, query, page, kind, localeCode } = asked
  const isPage = { bool: { must_not: [{ exists: { field: 'kind' } }] } }
  return {
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    timeout: '500ms',
    // Of a machine and a page that speaks of it, readers mean the machine.
    ...(siteSlug === '' ? { indices_boost: [{ [toProductAlias(localeCode.language)]: 1.5 }] } : {}),
    track_total_hits: true,
    // What is equally good stands in the same order on every page, so that none is shown twice and none left out.
    sort: [{ _score: { order: 'desc' as const } }, { path: { order: 'asc' as const } }],
    _source: shown,
    query: {
      bool: {
        filter: [whatReaderMayFind(asked)],
        should: [...toMatches(query), ...toAbilities(query)],
        minimum_should_match: 1,
      },
    },
    aggs: { kinds: { terms: { field: 'kind', missing: 'pages' } } },
    ...(kind ? { post_filter: kind === 'pages' ? isPage : { term: { kind: { value: kind } } } } : {}),
  }
}

/** What begins as the reader has begun to type, then what is written nearly so: half a word has no stem yet. */
export function toSuggestRequest(asked: SuggestQuery) {
  const { query } = asked
  return {
    size: suggestionCount,
    timeout: '300ms',
    track_total_hits: false,
    _source: shown,
    query: {
      bool: {
        filter: [whatReaderMayFind(asked)],
        should: [
          { match_phrase_prefix: { 'title.plain': { query, boost: 10 } } },
          { match_bool_prefix: { title: { query, operator: 'and' as const, boost: 3 } } },
          { match: { title: { query, operator: 'and' as const, fuzziness: 'AUTO', prefix_length: 2 } } },
        ],
        minimum_should_match: 1,
      },
    },
  }
}

const shown = ['id', 'kind', 'path', 'title', 'description', 'image']

/** Pages of the site, and products that are sold where the reader is. */
function whatReaderMayFind({ siteSlug, localeCode }: SuggestQuery) {
  const country = localeCode.country ?? allCountriesCode
  return {
    bool: {
      should: [{ term: { siteSlug: { value: siteSlug } } }, { term: { countries: { value: country } } }],
      minimum_should_match: 1,
    },
  }
}

function toMatches(query: string) {
  const match = (boost: number) => ({ query, boost, minimum_should_match: '2<75%' })
  return [
    { match: { 'title.plain': { query, boost: 20 } } },
    { match: { title: match(3) } },
    { match: { description: match(2) } },
    { match: { text: match(1) } },
  ]
}

/** Machines that can do what a measure says, as far as the other words fit too. */
function toAbilities(query: string) {
  const { words, quantity } = readSearchWords(query)
  if (!quantity) return []
  const able = { term: { [`ranges.${quantity.dimension}`]: { value: quantity.value } } }
  if (words === '') return [able]
  return [{ bool: { filter: [able], should: toMatches(words), minimum_should_match: 1 } }]
}
