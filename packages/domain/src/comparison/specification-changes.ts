import type { MeasurementSystem } from '../countries/measurement-system.ts'
import { compareProducts, type Specification } from './compare-products.ts'

/** A changed line; `before` is null for a new line, `now` is null for a removed one. */
export type SpecificationChange = { name: string; unit: string; before: string | null; now: string | null }

/** The changed lines of one product, among those that a comparison in this system shows. */
export function listSpecificationChanges(
  before: readonly Specification[],
  now: readonly Specification[],
  system: MeasurementSystem,
): SpecificationChange[] {
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
