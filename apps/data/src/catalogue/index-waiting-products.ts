import type { CatalogueRefresh, SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { type Language, languages } from '@ferrule/domain/locales/language'
import type { Database } from '../postgres/database.ts'
import {
  clearEntries,
  listSearchable,
  listSearchableFamilies,
  listWaiting,
  recordEntries,
  type SearchableRow,
} from './search-entry-store.ts'
import { toFamilyEntry, toProductEntries } from './to-catalogue-entries.ts'

const batchSize = 100

export type IndexingDeps = {
  db: Database
  search: Pick<SearchEngine, 'ensureIndex' | 'refreshCatalogue' | 'isCatalogueEmpty'>
}

/** Indexes all families: there are few. A changed family also makes its products wait for indexing. */
export async function indexFamilies({ db, search }: IndexingDeps): Promise<void> {
  for (const language of languages) {
    await search.ensureIndex(language)
    // A new or emptied search engine is filled from scratch.
    if (await search.isCatalogueEmpty(language)) await clearEntries(db.queries)
    const families = await listSearchableFamilies(db.queries, language)
    const { true: gone = [], false: shown = [] } = Object.groupBy(families, isNowhere)
    const goneIds = gone.map((family) => toFamilyEntry(family).id)
    await search.refreshCatalogue(language, { entries: shown.map(toFamilyEntry), goneIds })
  }
}

/** Indexes one batch of changed products. Returns its size; 0 when nothing waits. */
export async function indexWaitingProducts({ db, search }: IndexingDeps): Promise<number> {
  const products = await listWaiting(db.queries, batchSize)
  if (products.length === 0) return 0
  const ids = products.map(({ id }) => id)
  for (const language of languages) {
    const rows = await listSearchable(db.queries, language, ids)
    await search.refreshCatalogue(language, toRefresh(rows, language))
  }
  // A product that changes meanwhile keeps waiting, because its hash differs.
  await recordEntries(db.queries, products)
  return products.length
}

/** Removes products that are cancelled or available in no country. */
function toRefresh(rows: readonly SearchableRow[], language: Language): CatalogueRefresh {
  const { true: gone = [], false: shown = [] } = Object.groupBy(rows, (row) =>
    row.status === 'cancelled' ? 'true' : isNowhere(row),
  )
  return { entries: shown.flatMap((row) => toProductEntries(row, language)), goneIds: gone.map(({ slug }) => slug) }
}

/** A missing country list means everywhere, so an empty list must not become an entry. */
function isNowhere({ countries }: { countries: readonly string[] | null }): 'true' | 'false' {
  return countries?.length === 0 ? 'true' : 'false'
}
