import { allCountriesCode } from '@ferrule/domain/countries/country'
import { maxOfKind } from '@ferrule/domain/search/choose-suggestions'
import { readSearchTerms } from '@ferrule/domain/search/read-search-terms'
import { type SearchQuery, searchKinds, searchPageSize, type SuggestQuery } from '@ferrule/domain/search/search-query'
import { toCatalogueAlias } from './catalogue-index.ts'
import { toPageAlias } from './page-index.ts'

/** Slugs of catalogue entries hidden in the visitor's country; pages about them are not found there either. */
export type HiddenSlugs = readonly string[]

/** Products belong to the group, so only its main site finds them. */
export function indicesFor({ localeCode: { language }, siteSlug }: SuggestQuery): string[] {
  return siteSlug === '' ? [toPageAlias(language), toCatalogueAlias(language)] : [toPageAlias(language)]
}

/**
 * Uses match, term and bool queries only, so typed text is never run as an expression. The engine's timeout is shorter
 * than the client's. `post_filter` selects the kind after aggregation, so the counts cover all kinds.
 */
export function toSearchRequest(searchQuery: SearchQuery, hiddenSlugs: HiddenSlugs) {
  const { siteSlug, query, page, kind, localeCode } = searchQuery
  return {
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    timeout: '500ms',
    // Ranks a machine above a page that mentions it.
    ...(siteSlug === '' ? { indices_boost: [{ [toCatalogueAlias(localeCode.language)]: 1.5 }] } : {}),
    track_total_hits: true,
    // A stable order of equal scores, so paging neither repeats nor skips a record.
    sort: [{ _score: { order: 'desc' as const } }, { path: { order: 'asc' as const } }],
    _source: sourceFields,
    query: demoteDocuments({
      bool: {
        filter: [visibilityFilter(searchQuery, hiddenSlugs)],
        should: [...toMatches(query), ...toSimilarMatches(query), ...toRangeQueries(query)],
        minimum_should_match: 1,
      },
    }),
    aggs: { kinds: { terms: { field: 'kind', missing: 'pages', size: searchKinds.length } } },
    ...(kind ? { post_filter: isOfKind(kind) } : {}),
  }
}

/**
 * Titles that start with the typed text, then similar titles and descriptions (fuzzy, because half a word has no stem
 * yet), then products that can process a typed size. Returns the best of each kind, so no kind hides another.
 */
export function toSuggestRequest(searchQuery: SuggestQuery, hiddenSlugs: HiddenSlugs) {
  const { query } = searchQuery
  const similar = { query, operator: 'and', fuzziness: 'AUTO', prefix_length: 1 } as const
  return {
    size: 0,
    timeout: '300ms',
    track_total_hits: false,
    query: {
      bool: {
        filter: [visibilityFilter(searchQuery, hiddenSlugs)],
        should: [
          { match_phrase_prefix: { 'title.plain': { query, boost: 10 } } },
          { match_bool_prefix: { title: { query, operator: 'and' as const, boost: 3 } } },
          { match: { title: { ...similar, boost: 1 } } },
          { match: { description: { ...similar, boost: 0.2 } } },
          ...toRangeQueries(query),
        ],
        minimum_should_match: 1,
      },
    },
    aggs: {
      kinds: {
        terms: { field: 'kind', missing: 'pages', size: searchKinds.length },
        aggs: { best: { top_hits: { size: maxOfKind, _source: sourceFields } } },
      },
    },
  }
}

/** Finds the product or family with exactly this name, ignoring spaces and punctuation. */
export function toNamedRequest(searchQuery: SuggestQuery) {
  return {
    size: 1,
    timeout: '300ms',
    track_total_hits: false,
    _source: sourceFields,
    query: {
      bool: {
        filter: [visibilityFilter(searchQuery, []), { match: { 'title.plain': { query: searchQuery.query } } }],
        must_not: [isOfKind('documents')],
      },
    },
  }
}

const sourceFields = ['id', 'kind', 'path', 'title', 'description', 'image']

function isOfKind(kind: SearchQuery['kind'] & string) {
  if (kind !== 'pages') return { term: { kind: { value: kind } } }
  // Pages indexed before kinds existed have no kind.
  return either({ term: { kind: { value: kind } } }, hasNo('kind'))
}

/** Ranks documents lower: a search for a machine means the machine, not its declaration of conformity. */
function demoteDocuments<Query>(positive: Query) {
  return { boosting: { positive, negative: isOfKind('documents'), negative_boost: 0.4 } }
}

/** Pages of the site and catalogue entries that are visible in the visitor's country. */
function visibilityFilter({ siteSlug, localeCode }: SuggestQuery, hiddenSlugs: HiddenSlugs) {
  const isOfCountry = { term: { countries: { value: localeCode.country ?? allCountriesCode } } }
  const isOfSite = { term: { siteSlug: { value: siteSlug } } }
  return {
    bool: {
      filter: [either(isOfSite, hasNo('siteSlug')), either(isOfCountry, hasNo('countries'))],
      must_not: [{ terms: { catalogueSlug: [...hiddenSlugs] } }],
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

/**
 * Misspelt words: one wrong, missing, doubled or swapped letter, two in long words; in descriptions, which have many
 * more words, not in the first letter. Exact words have a higher boost, so they come first. A quantity has no misspelt
 * form: `3.31 mm2` is not `3.3 mm2`.
 */
function toSimilarMatches(typed: string) {
  const { words, quantity } = readSearchTerms(typed)
  const query = quantity ? words : typed
  if (query === '') return []
  const similar = { query, fuzziness: 'AUTO', minimum_should_match: '2<75%' } as const
  return [
    { match: { 'title.plain': { query, fuzziness: 'AUTO', boost: 8 } } },
    { match: { title: { ...similar, boost: 1 } } },
    { match: { description: { ...similar, prefix_length: 1, boost: 0.2 } } },
  ]
}

/** Machines whose ranges include the typed quantity, and whose texts match the remaining words. */
function toRangeQueries(query: string) {
  const { words, quantity } = readSearchTerms(query)
  if (!quantity) return []
  const inRange = { term: { [`ranges.${quantity.dimension}`]: { value: quantity.value } } }
  if (words === '') return [inRange]
  return [{ bool: { filter: [inRange], should: toMatches(words), minimum_should_match: 1 } }]
}
