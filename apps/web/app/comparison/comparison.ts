import type { ComparisonRow } from '@ferrule/domain/comparison/compare-products'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'

export type ComparedColumn = {
  slug: string
  variantId: string | null
  name: string
  /** The path of its page below the locale. */
  route: string
  image: string
  classification: { slug: string; name: string; route: string } | null
  /** Named in the visitor's units. */
  variants: { id: string; name: string }[]
}

/** Products side by side, in the visitor's language and units. */
export type Comparison = {
  system: MeasurementSystem
  columns: ComparedColumn[]
  /** Empty with fewer than two products. */
  rows: (ComparisonRow & { differs: boolean })[]
  /** Slugs of products that are no longer in the catalogue, or not sold in the visitor's country. */
  leftOut: string[]
}

/** The name of the chosen variant of a column. */
export function variantNameOf({ variantId, variants }: ComparedColumn): string | undefined {
  return variants.find(({ id }) => id === variantId)?.name
}

/** The name of a table row with its unit. */
export function rowNameOf({ name, unit }: Pick<ComparisonRow, 'name' | 'unit'>): string {
  return unit === '' ? name : `${name}, ${unit}`
}
