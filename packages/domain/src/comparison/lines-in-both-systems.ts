import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Specification } from './compare-products.ts'

/** A line of technical data in the visitor's system; `other` is the value in the other system where that differs. */
export type SpecificationLine = { name: string; value: string; unit: string; other: string | null }

/** For print, where the system cannot be switched: both values, the visitor's system first. */
export function toLinesInBothSystems(
  specifications: readonly Specification[],
  system: MeasurementSystem,
): SpecificationLine[] {
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
