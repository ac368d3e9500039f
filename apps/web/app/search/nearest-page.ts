import type { SearchQuery } from './search.generated.ts'

/** An existing page or product whose address is similar to a missing one. */
export type NearestPage = NonNullable<SearchQuery['search']>['records'][number]
