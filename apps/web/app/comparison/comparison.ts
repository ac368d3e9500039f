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
  /** Named in the reader's units. */
  variants: { id: string; name: string }[]
}

/** Products side by side, as one reader sees them. */
export type Comparison = {
  system: MeasurementSystem
  columns: ComparedColumn[]
  /** None with fewer than two products. */
  rows: (ComparisonRow & { differs: boolean })[]
  /** Slugs of those that are no longer in the catalogue, or not sold where the reader is. */
  leftOut: string[]
}

/** How a column is named beyond its product. */
export function variantNameOf({ variantId, variants }: ComparedColumn): string | undefined {
  return variants.find(({ id }) => id === variantId)?.name
}

/** The name of a line with its unit, as a table has it. */
export function rowNameOf({ name, unit }: Pick<ComparisonRow, 'name' | 'unit'>): string {
  return unit === '' ? name : `${name}, ${unit}`
}
