import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Specification } from './compare-products.ts'

/** A line of technical data in the reader's system, and in the other one where that says something else. */
export type DoubleLine = { name: string; value: string; unit: string; other: string | null }

/** For paper, which nobody can switch: both values are printed, the reader's own first. */
export function linesInBothSystems(specifications: readonly Specification[], system: MeasurementSystem): DoubleLine[] {
  return specifications
    .filter(({ measurementSystem }) => measurementSystem === null || measurementSystem === system)
    .map(({ name, value, unit }) => {
      const other = specifications.find(
        (one) => one.name === name && one.measurementSystem !== null && one.measurementSystem !== system,
      )
      const isSame = other === undefined || (other.value === value && other.unit === unit)
      return { name, value, unit, other: isSame ? null : [other.value, other.unit].filter(Boolean).join(' ') }
    })
}
