import type { Specification } from '../comparison/compare-products.ts'

export type FormattedValue = { value: string; unit: string }

/** One line of technical data in both systems; the values are equal where the systems do not differ. */
export type TechnicalDataRow = { name: string; metric: FormattedValue; imperial: FormattedValue }

/** Merges the lines of both systems by name, in the order of first appearance. */
export function toTechnicalDataRows(specifications: readonly Specification[]): TechnicalDataRow[] {
  const rows = new Map<string, { metric?: FormattedValue; imperial?: FormattedValue }>()
  for (const { name, value, unit, measurementSystem } of specifications) {
    const row = rows.get(name) ?? {}
    if (measurementSystem !== 'Imperial') row.metric ??= { value, unit }
    if (measurementSystem !== 'Metric') row.imperial ??= { value, unit }
    rows.set(name, row)
  }
  // A value in a foreign unit is better than none.
  return [...rows].flatMap(([name, { metric, imperial }]) => {
    const [one, other] = [metric ?? imperial, imperial ?? metric]
    return one && other ? [{ name, metric: one, imperial: other }] : []
  })
}

export function isSameInBoth({ metric, imperial }: Pick<TechnicalDataRow, 'metric' | 'imperial'>): boolean {
  return metric.value === imperial.value && metric.unit === imperial.unit
}

export type Difference = { name: string; before: TechnicalDataRow; after: TechnicalDataRow }

/** The differences of a successor, in the order of its data; omits values that only one of the two states. */
export function listSpecificationDifferences(
  before: readonly Specification[],
  after: readonly Specification[],
): Difference[] {
  const old = new Map(toTechnicalDataRows(before).map((row) => [row.name, row]))
  return toTechnicalDataRows(after).flatMap((row) => {
    const known = old.get(row.name)
    const isSame = known?.metric.value === row.metric.value && known.metric.unit === row.metric.unit
    return known && !isSame ? [{ name: row.name, before: known, after: row }] : []
  })
}
