import { imperialUnitOf, type MetricUnit, metricUnits, toMetric } from './unit.ts'
import { findCrossSection } from './wire-gauge.ts'

export const crossSectionUnit = 'mm²'

/** A value in a unit of our stored data. */
export type Measure = { value: number; unit: MetricUnit | typeof crossSectionUnit }

/** Parses a typed measure in either system: `12 AWG`, `AWG 2/0`, `3,31 mm2`, `0.5 in`. */
export function parseMeasure(text: string): Measure | undefined {
  const plain = text.trim().toLowerCase().replaceAll('²', '2').replace(/\s+/g, ' ')
  const gauge = /^(?:awg ?([\d/]+)|([\d/]+) ?awg)$/.exec(plain)
  const kcmil = /^(\d+) ?(?:kcmil|mcm)$/.exec(plain)?.[1]
  if (gauge) return toCrossSection(findCrossSection(gauge[1] ?? gauge[2] ?? '', 'AWG'))
  if (kcmil) return toCrossSection(findCrossSection(kcmil, 'kcmil'))
  const found = /^(\d+(?:[.,]\d+)?) ?([a-z/"'][a-z0-9/"']*)$/.exec(plain)
  if (!found?.[1] || !found[2]) return undefined
  return toMeasure(Number(found[1].replace(',', '.')), found[2])
}

const otherSpellings: Record<string, string> = { '"': 'in', inch: 'in', "'": 'ft', lbs: 'lb', sqmm: 'mm2' }

function toMeasure(value: number, written: string): Measure | undefined {
  const unit = otherSpellings[written] ?? written
  if (unit === 'mm2') return toCrossSection(value)
  const metric = metricUnits.find((name) => name.toLowerCase() === unit)
  if (metric) return { value, unit: metric }
  const imperial = metricUnits.find((name) => imperialUnitOf(name) === unit)
  return imperial && { value: toMetric(value, imperial), unit: imperial }
}

function toCrossSection(value: number | undefined): Measure | undefined {
  return value === undefined ? undefined : { value, unit: crossSectionUnit }
}
