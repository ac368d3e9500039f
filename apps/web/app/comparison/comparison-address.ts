import {
  type ComparedEntry,
  readComparedEntries,
  writeComparedEntries,
} from '@ferrule/domain/comparison/compared-entries'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'

/** The name of the box that hides what is the same, as the table writes it. */
export const comparisonTableId = 'comparison'
export const hideSameField = `${comparisonTableId}-hide-same`

type Shown = { entries: readonly ComparedEntry[]; system?: MeasurementSystem | undefined; hideSame?: boolean }

/** The query of a comparison: which products in which variants, in which units. */
export function toComparisonQuery({ entries, system, hideSame = false }: Shown): string {
  const query = new URLSearchParams({ products: writeComparedEntries(entries) })
  if (system) query.set('units', system)
  if (hideSame) query.set(hideSameField, 'on')
  // Commas are allowed in a query, and people read it.
  return query.toString().replaceAll('%2C', ',')
}

/** What the form of the page changes: a variant for each column, and a product to add. Nothing if it changes nothing. */
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
