import type { CatalogueRenewal, SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { type Language, languages } from '@ferrule/domain/locales/language'
import type { Database } from '../postgres/database.ts'
import {
  forgetEntries,
  listSearchable,
  listSearchableFamilies,
  listWaiting,
  recordEntries,
  type SearchableRow,
} from './search-entry-store.ts'
import { toFamilyEntry, toProductEntries } from './to-catalogue-entries.ts'

const atOnce = 100

export type Indexing = {
  db: Database
  search: Pick<SearchEngine, 'ensureIndex' | 'renewCatalogue' | 'isCatalogueEmpty'>
}

/** Tells the search engine of all families: there are few, and products wait again when one changes. */
export async function indexFamilies({ db, search }: Indexing): Promise<void> {
  for (const language of languages) {
    await search.ensureIndex(language)
    // What was told to an engine that has lost it, or to another one, is told again.
    if (await search.isCatalogueEmpty(language)) await forgetEntries(db.queries)
    const families = await listSearchableFamilies(db.queries, language)
    const { true: gone = [], false: kept = [] } = Object.groupBy(families, isNowhere)
    const goneIds = gone.map((family) => toFamilyEntry(family).id)
    await search.renewCatalogue(language, { entries: kept.map(toFamilyEntry), goneIds })
  }
}

/** Tells the search engine of products that changed, some at a time; returns how many there were. */
export async function indexWaitingProducts({ db, search }: Indexing): Promise<number> {
  const products = await listWaiting(db.queries, atOnce)
  if (products.length === 0) return 0
  const ids = products.map(({ id }) => id)
  for (const language of languages) {
    const rows = await listSearchable(db.queries, language, ids)
    await search.renewCatalogue(language, toRenewal(rows, language))
  }
  // A product that changes meanwhile keeps waiting: its hash is another by then.
  await recordEntries(db.queries, products)
  return products.length
}

/** What is no longer offered at all, or nowhere, is not found either. */
function toRenewal(rows: readonly SearchableRow[], language: Language): CatalogueRenewal {
  const { true: gone = [], false: kept = [] } = Object.groupBy(rows, (row) =>
    row.status === 'cancelled' ? 'true' : isNowhere(row),
  )
  return { entries: kept.flatMap((row) => toProductEntries(row, language)), goneIds: gone.map(({ slug }) => slug) }
}

/** An entry without countries is found everywhere, so one with an empty list must not become an entry. */
function isNowhere({ countries }: { countries: readonly string[] | null }): 'true' | 'false' {
  return countries?.length === 0 ? 'true' : 'false'
}
