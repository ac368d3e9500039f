import type { Specification } from '../comparison/compare-products.ts'

export type Measured = { value: string; unit: string }

/** One line of technical data. Where the systems differ, both are there; else they are the same. */
export type MeasuredRow = { name: string; metric: Measured; imperial: Measured }

/** Brings the lines of both systems together, in the order in which each name first comes. */
export function toMeasuredRows(specifications: readonly Specification[]): MeasuredRow[] {
  const rows = new Map<string, { metric?: Measured; imperial?: Measured }>()
  for (const { name, value, unit, measurementSystem } of specifications) {
    const row = rows.get(name) ?? {}
    if (measurementSystem !== 'Imperial') row.metric ??= { value, unit }
    if (measurementSystem !== 'Metric') row.imperial ??= { value, unit }
    rows.set(name, row)
  }
  // A source that gives one system alone is shown as it is: a figure in a foreign unit beats none.
  return [...rows].flatMap(([name, { metric, imperial }]) => {
    const [one, other] = [metric ?? imperial, imperial ?? metric]
    return one && other ? [{ name, metric: one, imperial: other }] : []
  })
}

export function isSameInBoth({ metric, imperial }: Pick<MeasuredRow, 'metric' | 'imperial'>): boolean {
  return metric.value === imperial.value && metric.unit === imperial.unit
}

export type Difference = { name: string; before: MeasuredRow; after: MeasuredRow }

/** What a successor does otherwise, in the order of its own data; what only one of the two states is left out. */
export function listDifferences(before: readonly Specification[], after: readonly Specification[]): Difference[] {
  const old = new Map(toMeasuredRows(before).map((row) => [row.name, row]))
  return toMeasuredRows(after).flatMap((row) => {
    const known = old.get(row.name)
    const isSame = known?.metric.value === row.metric.value && known.metric.unit === row.metric.unit
    return known && !isSame ? [{ name: row.name, before: known, after: row }] : []
  })
}
