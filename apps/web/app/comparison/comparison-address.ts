import {
  type ComparedEntry,
  readComparedEntries,
  writeComparedEntries,
} from '@ferrule/domain/comparison/compared-entries-parameter'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'

export const comparisonTableId = 'comparison'
/** The name of the checkbox that hides identical rows, as the table component renders it. */
export const hideSameField = `${comparisonTableId}-hide-same`

type ComparisonState = { entries: readonly ComparedEntry[]; system?: MeasurementSystem | undefined; hideSame?: boolean }

/** The query string of a comparison: products, variants and units. */
export function toComparisonQuery({ entries, system, hideSame = false }: ComparisonState): string {
  const query = new URLSearchParams({ products: writeComparedEntries(entries) })
  if (system) query.set('units', system)
  if (hideSame) query.set(hideSameField, 'on')
  // Commas are valid in a query string and easier to read unescaped.
  return query.toString().replaceAll('%2C', ',')
}

/** Applies the form fields: a variant for each column and a product to add. Returns undefined if there are none. */
export function readChangedEntries(query: URLSearchParams): ComparedEntry[] | undefined {
  const entries = readComparedEntries(query.get('products') ?? '')
  const added = query.get('add') ?? ''
  const isChanged = added !== '' || entries.some((_, position) => query.has(`variant-${position}`))
  if (!isChanged) return undefined
  const changed = entries.map(({ slug, variantId }, position) => {
    const chosen = query.get(`variant-${position}`)
    return { slug, variantId: chosen === null ? variantId : chosen || null }
  })
  return readComparedEntries([writeComparedEntries(changed), added].filter(Boolean).join(','))
}
