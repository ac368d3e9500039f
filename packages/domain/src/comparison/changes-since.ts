import type { MeasurementSystem } from '../countries/measurement-system.ts'
import { compareProducts, type Specification } from './compare-products.ts'

/** A line whose value is another one than before; null where there was none, or where there is none any more. */
export type ChangedLine = { name: string; unit: string; before: string | null; now: string | null }

/** What has changed of one product, in the lines that a comparison in this system shows. */
export function changesSince(
  before: readonly Specification[],
  now: readonly Specification[],
  system: MeasurementSystem,
): ChangedLine[] {
  const states = [
    { key: 'now', specifications: now },
    { key: 'before', specifications: before },
  ]
  const compared = compareProducts(states, { system, hideIdentical: true })
  if (!compared.ok) return []
  return compared.value.map(({ name, unit, values: [present = null, past = null] }) => ({
    name,
    unit,
    before: past,
    now: present,
  }))
}
