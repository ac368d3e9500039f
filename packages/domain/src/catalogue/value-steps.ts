import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Language } from '../locales/language.ts'
import { formatConverted, formatValue } from '../measurement/format-value.ts'
import { crossSectionUnit } from '../measurement/parse-measure.ts'
import { imperialUnitOf, isMetricUnit, toImperial, toMetric } from '../measurement/unit.ts'
import { toWireGauge, wireGauges } from '../measurement/wire-gauge.ts'

/** The lowest and highest value of a specification, in the stored unit. */
export type ValueRange = { minimum: number; maximum: number; unit: string }

/** Trade sizes of wire in mm² (IEC 60228, and the thin ones of ISO 6722). */
const crossSections = [
  0.03, 0.05, 0.08, 0.13, 0.22, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240,
]

/** Smaller than any difference between our products. */
const smallest = 1e-6

/** As many options as fit without scrolling. */
const maxSteps = 14

/**
 * The options of a range filter: round numbers within the range, in the stored unit. They are round in the visitor's
 * measurement system, so the steps differ between systems; the URL always holds stored units.
 */
export function listValueSteps(range: ValueRange, system: MeasurementSystem): number[] {
  const { minimum, maximum, unit } = range
  if (!(maximum > minimum) || maximum < smallest) return []
  const all = stepsOf(range, system).filter((step) => step >= minimum && step <= maximum)
  const interval = Math.ceil(all.length / maxSteps)
  return all.filter((_, index) => index % interval === 0).map((step) => tidy(step, unit))
}

function stepsOf({ minimum, maximum, unit }: ValueRange, system: MeasurementSystem): number[] {
  if (unit === crossSectionUnit)
    return system === 'Metric' ? crossSections : wireGauges.map(({ crossSectionMm2 }) => crossSectionMm2)
  if (system === 'Metric' || !isMetricUnit(unit)) return roundValues(minimum, maximum)
  return roundValues(toImperial(minimum, unit), toImperial(maximum, unit)).map((step) => toMetric(step, unit))
}

/** 1, 2, 5, 10, 20, 50 and so on; for a short range about eight even steps. */
function roundValues(minimum: number, maximum: number): number[] {
  const floor = Math.max(minimum, maximum / 1e6, smallest / 1e6)
  if (maximum / floor < 8) return evenValues(minimum, maximum)
  const steps: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(floor)); power <= maximum; power *= 10) {
    for (const factor of [1, 2, 5]) steps.push(factor * power)
  }
  return steps
}

function evenValues(minimum: number, maximum: number): number[] {
  const rough = (maximum - minimum) / 8
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough
  const first = Math.ceil(minimum / size)
  return Array.from({ length: Math.floor(maximum / size) - first + 1 }, (_, index) => (first + index) * size)
}

/** Removes floating point noise, because the number appears in URLs. */
function tidy(value: number, unit: string): number {
  return Number(value.toPrecision(unit === crossSectionUnit ? 4 : 6))
}

/** Formats a stored value in a measurement system: `6 mm²`, `AWG 10`, `512 in`. */
export function formatValueWithUnit(
  { value, unit }: { value: number; unit: string },
  { system, language }: { system: MeasurementSystem; language: Language },
): string {
  if (system === 'Imperial' && unit === crossSectionUnit) {
    const gauge = toWireGauge(value)
    return gauge.unit === 'AWG' ? `AWG ${gauge.name}` : `${gauge.name} ${gauge.unit}`
  }
  if (system === 'Imperial' && isMetricUnit(unit))
    return `${formatConverted(toImperial(value, unit), language)} ${imperialUnitOf(unit)}`
  return `${formatValue(value, language)} ${unit}`.trim()
}
