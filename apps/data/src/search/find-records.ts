import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import type { SearchAnswer, SearchQuery, SearchRecord, SuggestQuery } from '@ferrule/domain/search/search-query'
import { listHiddenFamilies } from '../catalogue/list-addresses.ts'
import type { Deps } from '../graphql/request-context.ts'

type Searching = Pick<Deps, 'db' | 'search'>

/** Whatever the reader may find; an editor's page about a family only where that family is shown. */
export async function findRecords({ db, search }: Searching, query: SearchQuery): Promise<SearchAnswer> {
  return search.search(query, await listHiddenFamilies({ db }, toCountryCode(query.localeCode)))
}

/** What the words typed so far may become, by the same rule. */
export async function suggestRecords({ db, search }: Searching, query: SuggestQuery): Promise<SearchRecord[]> {
  return search.suggest(query, await listHiddenFamilies({ db }, toCountryCode(query.localeCode)))
}
