import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import type { SearchResult, SearchQuery, SearchRecord, SuggestQuery } from '@ferrule/domain/search/search-query'
import { listHiddenFamilies } from '../catalogue/classification-queries.ts'
import type { Deps } from '../graphql/request-context.ts'

type SearchDeps = Pick<Deps, 'db' | 'search'>

/** Search results for a query. Pages about a family are omitted where the family is hidden. */
export async function findRecords({ db, search }: SearchDeps, query: SearchQuery): Promise<SearchResult> {
  return search.search(query, await listHiddenFamilies(db.queries, toCountryCode(query.localeCode)))
}

/** Suggestions for the text typed so far, by the same rule. */
export async function suggestRecords({ db, search }: SearchDeps, query: SuggestQuery): Promise<SearchRecord[]> {
  return search.suggest(query, await listHiddenFamilies(db.queries, toCountryCode(query.localeCode)))
}
