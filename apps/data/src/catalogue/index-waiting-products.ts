import type { ProductEntry, Range } from '@ferrule/connectors/search-engine/product-index'
import type { ProductRenewal, SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import { languages } from '@ferrule/domain/locales/language'
import { type Dimension, isMeasured, toQuantity } from '@ferrule/domain/measurement/dimension'
import type { Database } from '../postgres/database.ts'
import { toProductRoute } from './product-store.ts'
import { listSearchable, listWaiting, recordEntries, type SearchableRow } from './search-entry-store.ts'

const atOnce = 100

type Indexing = { db: Database; search: Pick<SearchEngine, 'ensureIndex' | 'renewProducts'> }

/** Tells the search engine of products that changed, some at a time; returns how many there were. */
export async function indexWaitingProducts({ db, search }: Indexing): Promise<number> {
  const products = await listWaiting(db.queries, atOnce)
  if (products.length === 0) return 0
  const ids = products.map(({ id }) => id)
  for (const language of languages) {
    await search.ensureIndex(language)
    await search.renewProducts(language, toRenewal(await listSearchable(db.queries, language, ids)))
  }
  // A product that changes meanwhile keeps waiting: its hash is another by then.
  await recordEntries(db.queries, products)
  return products.length
}

/** What is no longer offered at all is not found either. */
function toRenewal(rows: readonly SearchableRow[]): ProductRenewal {
  const { true: gone = [], false: kept = [] } = Object.groupBy(
    rows,
    ({ status }) => `${status === 'cancelled'}` as const,
  )
  return { entries: kept.map(toEntry), goneIds: gone.map(({ slug }) => slug) }
}

function toEntry({
  slug,
  area,
  route,
  image,
  countries,
  name,
  shortDescription,
  words,
  figures,
}: SearchableRow): ProductEntry {
  return {
    id: slug,
    kind: area === 'services' ? 'services' : 'machines',
    path: toProductRoute(route, slug).slice(1),
    image: imageOrDefault(image),
    countries,
    title: name,
    description: shortDescription,
    text: words,
    ranges: toRanges(figures),
  }
}

function toRanges(figures: SearchableRow['figures']): ProductEntry['ranges'] {
  const ranges: Partial<Record<Dimension, Range[]>> = {}
  for (const { unit, minimum, maximum } of figures) {
    if (!isMeasured(unit)) continue
    const [from, to] = [minimum, maximum].map((value) => (value === null ? undefined : toQuantity({ value, unit })))
    const dimension = from?.dimension ?? to?.dimension
    if (!dimension) continue
    const range = { ...(from ? { gte: from.value } : {}), ...(to ? { lte: to.value } : {}) }
    ranges[dimension] = [...(ranges[dimension] ?? []), range]
  }
  return ranges
}
