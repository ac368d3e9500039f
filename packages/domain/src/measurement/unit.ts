/** The units our data is kept in and what each is in the other system; exact by definition (NIST SP 811). */
const partners = {
  mm: { unit: 'in', factor: 1 / 25.4 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
  bar: { unit: 'psi', factor: 1e5 / 6894.757293168361 },
  N: { unit: 'lbf', factor: 1 / 4.4482216152605 },
  kN: { unit: 'lbf', factor: 1000 / 4.4482216152605 },
  'm/min': { unit: 'ft/min', factor: 1 / 0.3048 },
  'm/s': { unit: 'ft/s', factor: 1 / 0.3048 },
} as const

export type MetricUnit = keyof typeof partners
export type ImperialUnit = (typeof partners)[MetricUnit]['unit']

export const metricUnits = Object.keys(partners).filter(isMetricUnit)

/** Has a partner in the other system. Pieces per hour, volts or dpi have none: they are the same in both. */
export function isMetricUnit(unit: string): unit is MetricUnit {
  return Object.hasOwn(partners, unit)
}

export function imperialUnitOf(unit: MetricUnit): ImperialUnit {
  return partners[unit].unit
}

/** A figure given in `unit`, in its imperial partner. */
export function toImperial(value: number, unit: MetricUnit): number {
  return value * partners[unit].factor
}

/** A figure given in the imperial partner of `unit`, in `unit`. */
export function toMetric(value: number, unit: MetricUnit): number {
  return value / partners[unit].factor
}
