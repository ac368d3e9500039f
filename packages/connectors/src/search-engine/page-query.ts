import { type SearchQuery, searchPageSize } from '@ferrule/domain/search/search-query'

/**
 * Match and bool only: what readers type is words to look for, never an expression to run. The engine stops by
 * itself before our own deadline.
 */
export function toPageQuery({ siteSlug, query, page }: SearchQuery) {
  const match = (boost: number) => ({ query, boost, minimum_should_match: '2<75%' })
  return {
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    timeout: '500ms',
    track_total_hits: true,
    _source: ['id', 'path', 'title', 'description'],
    query: {
      bool: {
        filter: [{ term: { siteSlug: { value: siteSlug } } }],
        should: [{ match: { title: match(3) } }, { match: { description: match(2) } }, { match: { text: match(1) } }],
        minimum_should_match: 1,
      },
    },
  }
}
