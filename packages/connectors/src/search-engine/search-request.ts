import { allCountriesCode } from '@ferrule/domain/countries/country'
import { readSearchWords } from '@ferrule/domain/search/read-search-words'
import { type SearchQuery, searchPageSize } from '@ferrule/domain/search/search-query'
import { toIndexAlias } from './page-index.ts'
import { toProductAlias } from './product-index.ts'

/** Products are those of the group, so they are found on its main site. */
export function indicesFor({ localeCode: { language }, siteSlug }: SearchQuery): string[] {
  return siteSlug === '' ? [toIndexAlias(language), toProductAlias(language)] : [toIndexAlias(language)]
}

/**
 * Match, term and bool only: what readers type is words to look for, never an expression to run. The engine stops by
 * itself before our own deadline. The kind is chosen after counting, so that the counts of all kinds are known.
 */
export function toSearchRequest(asked: SearchQuery) {
  const { siteSlug, query, page, kind, localeCode } = asked
  const country = localeCode.country ?? allCountriesCode
  const isPage = { bool: { must_not: [{ exists: { field: 'kind' } }] } }
  return {
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    timeout: '500ms',
    // Of a machine and a page that speaks of it, readers mean the machine.
    ...(siteSlug === '' ? { indices_boost: [{ [toProductAlias(localeCode.language)]: 1.5 }] } : {}),
    track_total_hits: true,
    _source: ['id', 'kind', 'path', 'title', 'description', 'image'],
    query: {
      bool: {
        filter: [
          {
            bool: {
              should: [{ term: { siteSlug: { value: siteSlug } } }, { term: { countries: { value: country } } }],
              minimum_should_match: 1,
            },
          },
        ],
        should: [...toMatches(query), ...toAbilities(query)],
        minimum_should_match: 1,
      },
    },
    aggs: { kinds: { terms: { field: 'kind', missing: 'pages' } } },
    ...(kind ? { post_filter: kind === 'pages' ? isPage : { term: { kind: { value: kind } } } } : {}),
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
