import { allCountriesCode } from '@ferrule/domain/countries/country'
import { mostOfKind } from '@ferrule/domain/search/choose-suggestions'
import { readSearchWords } from '@ferrule/domain/search/read-search-words'
import { type SearchQuery, searchKinds, searchPageSize, type SuggestQuery } from '@ferrule/domain/search/search-query'
import { toCatalogueAlias } from './catalogue-index.ts'
import { toIndexAlias } from './page-index.ts'

/** Names of the catalogue that are not shown where the reader is: pages about them are not found there either. */
export type NotShown = readonly string[]

/** Products are those of the group, so they are found on its main site. */
export function indicesFor({ localeCode: { language }, siteSlug }: SuggestQuery): string[] {
  return siteSlug === '' ? [toIndexAlias(language), toCatalogueAlias(language)] : [toIndexAlias(language)]
}

/**
 * Match, term and bool only: what readers type is words to look for, never an expression to run. The engine stops by
 * itself before our own deadline. The kind is chosen after counting, so that the counts of all kinds are known.
 */
export function toSearchRequest(asked: SearchQuery, notShown: NotShown) {
  const { siteSlug, query, page, kind, localeCode } = asked
  return {
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    timeout: '500ms',
    // Of a machine and a page that speaks of it, readers mean the machine.
    ...(siteSlug === '' ? { indices_boost: [{ [toCatalogueAlias(localeCode.language)]: 1.5 }] } : {}),
    track_total_hits: true,
    // What is equally good stands in the same order on every page, so that none is shown twice and none left out.
    sort: [{ _score: { order: 'desc' as const } }, { path: { order: 'asc' as const } }],
    _source: shown,
    query: ratherThanDocuments({
      bool: {
        filter: [whatReaderMayFind(asked, notShown)],
        should: [...toMatches(query), ...toAbilities(query)],
        minimum_should_match: 1,
      },
    }),
    aggs: { kinds: { terms: { field: 'kind', missing: 'pages', size: searchKinds.length } } },
    ...(kind ? { post_filter: isOfKind(kind) } : {}),
  }
}

/**
 * What begins as the reader has begun to type, then what is written nearly so (half a word has no stem yet), then what
 * can take a size; the best of each kind, so that none hides another.
 */
export function toSuggestRequest(asked: SuggestQuery, notShown: NotShown) {
  const { query } = asked
  return {
    size: 0,
    timeout: '300ms',
    track_total_hits: false,
    query: {
      bool: {
        filter: [whatReaderMayFind(asked, notShown)],
        should: [
          { match_phrase_prefix: { 'title.plain': { query, boost: 10 } } },
          { match_bool_prefix: { title: { query, operator: 'and' as const, boost: 3 } } },
          { match: { title: { query, operator: 'and' as const, fuzziness: 'AUTO', prefix_length: 2 } } },
          ...toAbilities(query),
        ],
        minimum_should_match: 1,
      },
    },
    aggs: {
      kinds: {
        terms: { field: 'kind', missing: 'pages', size: searchKinds.length },
        aggs: { best: { top_hits: { size: mostOfKind, _source: shown } } },
      },
    },
  }
}

/** What the words name exactly, wherever its gaps and signs are. */
export function toNamedRequest(asked: SuggestQuery) {
  return {
    size: 1,
    timeout: '300ms',
    track_total_hits: false,
    _source: shown,
    query: {
      bool: {
        filter: [whatReaderMayFind(asked, []), { match: { 'title.plain': { query: asked.query } } }],
        must_not: [isOfKind('documents')],
      },
    },
  }
}

const shown = ['id', 'kind', 'path', 'title', 'description', 'image']

function isOfKind(kind: SearchQuery['kind'] & string) {
  if (kind !== 'pages') return { term: { kind: { value: kind } } }
  // Pages that were indexed before there were kinds have none.
  return either({ term: { kind: { value: kind } } }, hasNo('kind'))
}

/** Whoever names a machine means the machine, not its declaration of conformity. */
function ratherThanDocuments<Query>(positive: Query) {
  return { boosting: { positive, negative: isOfKind('documents'), negative_boost: 0.4 } }
}

/** Pages of the site that may be read where the reader is, and what of the catalogue is shown there. */
function whatReaderMayFind({ siteSlug, localeCode }: SuggestQuery, notShown: NotShown) {
  const isOfCountry = { term: { countries: { value: localeCode.country ?? allCountriesCode } } }
  const isOfSite = { term: { siteSlug: { value: siteSlug } } }
  return {
    bool: {
      filter: [either(isOfSite, hasNo('siteSlug')), either(isOfCountry, hasNo('countries'))],
      must_not: [{ terms: { catalogueSlug: [...notShown] } }],
    },
  }
}

function hasNo(field: string) {
  return { bool: { must_not: [{ exists: { field } }] } }
}

function either<One, Other>(one: One, other: Other) {
  return { bool: { should: [one, other], minimum_should_match: 1 } }
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
