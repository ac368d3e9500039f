/** The units of our stored data with their imperial counterparts; factors are exact by definition (NIST SP 811). */
const imperialUnits = {
  mm: { unit: 'in', factor: 1 / 25.4 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
  bar: { unit: 'psi', factor: 1e5 / 6894.757293168361 },
  N: { unit: 'lbf', factor: 1 / 4.4482216152605 },
  kN: { unit: 'lbf', factor: 1000 / 4.4482216152605 },
  'm/min': { unit: 'ft/min', factor: 1 / 0.3048 },
  'm/s': { unit: 'ft/s', factor: 1 / 0.3048 },
} as const

export type MetricUnit = keyof typeof imperialUnits
export type ImperialUnit = (typeof imperialUnits)[MetricUnit]['unit']

export const metricUnits = Object.keys(imperialUnits).filter(isMetricUnit)

/** Whether a unit has an imperial counterpart. Pieces per hour, volts or dpi have none: they are the same in both. */
export function isMetricUnit(unit: string): unit is MetricUnit {
  return Object.hasOwn(imperialUnits, unit)
}

export function imperialUnitOf(unit: MetricUnit): ImperialUnit {
  return imperialUnits[unit].unit
}

/** Converts a value in `unit` to its imperial counterpart. */
export function toImperial(value: number, unit: MetricUnit): number {
  return value * imperialUnits[unit].factor
}

/** Converts a value in the imperial counterpart of `unit` to `unit`. */
export function toMetric(value: number, unit: MetricUnit): number {
  return value / imperialUnits[unit].factor
}
