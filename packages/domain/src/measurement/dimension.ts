import { crossSectionUnit, type Measure } from './parse-measure.ts'

export const dimensions = ['crossSection', 'length', 'weight', 'pressure', 'force', 'speed'] as const

export type Dimension = (typeof dimensions)[number]

/** Each unit as a multiple of the base unit of its dimension. */
const units: Record<Measure['unit'], { dimension: Dimension; factor: number }> = {
  [crossSectionUnit]: { dimension: 'crossSection', factor: 1 },
  mm: { dimension: 'length', factor: 1 },
  m: { dimension: 'length', factor: 1000 },
  kg: { dimension: 'weight', factor: 1 },
  bar: { dimension: 'pressure', factor: 1 },
  N: { dimension: 'force', factor: 1 },
  kN: { dimension: 'force', factor: 1000 },
  'm/min': { dimension: 'speed', factor: 1 / 60 },
  'm/s': { dimension: 'speed', factor: 1 },
}

export type Quantity = { dimension: Dimension; value: number }

/** Converts a measure to the base unit of its dimension: 2 kN and 2000 N are the same. */
export function toQuantity({ value, unit }: Measure): Quantity {
  const { dimension, factor } = units[unit]
  return { dimension, value: value * factor }
}

export function isMeasureUnit(unit: string): unit is Measure['unit'] {
  return Object.hasOwn(units, unit)
}
