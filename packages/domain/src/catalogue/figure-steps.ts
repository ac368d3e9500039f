import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Language } from '../locales/language.ts'
import { formatConverted, formatFigure } from '../measurement/figures.ts'
import { crossSectionUnit } from '../measurement/parse-measure.ts'
import { imperialUnitOf, isMetricUnit, toImperial, toMetric } from '../measurement/unit.ts'
import { toWireGauge, wireGauges } from '../measurement/wire-gauge.ts'

/** How far the figures of a specification reach, in the unit of our data. */
export type FigureRange = { minimum: number; maximum: number; unit: string }

/** Sizes in which wire is sold where it is measured in mm² (IEC 60228, and the thin ones of ISO 6722). */
const crossSections = [
  0.03, 0.05, 0.08, 0.13, 0.22, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240,
]

/** Nothing we sell is told apart by less. */
const smallest = 1e-6

/** More would be a list to scroll, not a choice. */
const mostSteps = 14

/**
 * Round figures between the ends of a range, in the unit of our data: what a reader chooses from. They are round in
 * the reader's own system, so the same filter has other steps in the other one; its address means the same in both.
 */
export function listFigureSteps(range: FigureRange, system: MeasurementSystem): number[] {
  const { minimum, maximum, unit } = range
  if (!(maximum > minimum) || maximum < smallest) return []
  const all = stepsOf(range, system).filter((step) => step >= minimum && step <= maximum)
  const every = Math.ceil(all.length / mostSteps)
  return all.filter((_, place) => place % every === 0).map((step) => tidy(step, unit))
}

function stepsOf({ minimum, maximum, unit }: FigureRange, system: MeasurementSystem): number[] {
  if (unit === crossSectionUnit)
    return system === 'Metric' ? crossSections : wireGauges.map(({ crossSectionMm2 }) => crossSectionMm2)
  if (system === 'Metric' || !isMetricUnit(unit)) return roundFigures(minimum, maximum)
  return roundFigures(toImperial(minimum, unit), toImperial(maximum, unit)).map((step) => toMetric(step, unit))
}

/** 1, 2, 5, 10, 20, 50 and so on; where the ends are close to each other, ten even steps. */
function roundFigures(minimum: number, maximum: number): number[] {
  const floor = Math.max(minimum, maximum / 1e6, smallest / 1e6)
  if (maximum / floor < 8) return evenFigures(minimum, maximum)
  const steps: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(floor)); power <= maximum; power *= 10) {
    for (const factor of [1, 2, 5]) steps.push(factor * power)
  }
  return steps
}

function evenFigures(minimum: number, maximum: number): number[] {
  const rough = (maximum - minimum) / 8
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough
  const first = Math.ceil(minimum / size)
  return Array.from({ length: Math.floor(maximum / size) - first + 1 }, (_, place) => (first + place) * size)
}

/** An address should not carry the noise of floating point. */
function tidy(figure: number, unit: string): number {
  return Number(figure.toPrecision(unit === crossSectionUnit ? 4 : 6))
}

/** A figure of our data in the words of a system: `6 mm²`, `AWG 10`, `512 in`. */
export function nameFigure(
  { value, unit }: { value: number; unit: string },
  { system, language }: { system: MeasurementSystem; language: Language },
): string {
  if (system === 'Imperial' && unit === crossSectionUnit) {
    const gauge = toWireGauge(value)
    return gauge.unit === 'AWG' ? `AWG ${gauge.name}` : `${gauge.name} ${gauge.unit}`
  }
  if (system === 'Imperial' && isMetricUnit(unit))
    return `${formatConverted(toImperial(value, unit), language)} ${imperialUnitOf(unit)}`
  return `${formatFigure(value, language)} ${unit}`.trim()
}
