import type { Specification } from '../comparison/compare-products.ts'
import { type Figures, formatConverted, formatFigure, formatFigures } from '../measurement/figures.ts'
import { crossSectionUnit } from '../measurement/parse-measure.ts'
import { imperialUnitOf, isMetricUnit, toImperial } from '../measurement/unit.ts'
import { unitName } from '../measurement/unit-name.ts'
import { toWireGauge } from '../measurement/wire-gauge.ts'
import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Language } from '../locales/language.ts'

/** What is kept of a specification: figures in the unit of our data, or words. */
export type SpecificationFacts = Figures & {
  name: string
  /** The words, in the reader's language; nothing where there are figures. */
  text: string | null
  unit: string
  /** Set where the source writes the two systems itself; such figures are not converted. */
  measurementSystem: MeasurementSystem | null
}

/** The lines of technical data that a specification gives: two where the systems differ, else one. */
export function toSpecifications(facts: SpecificationFacts, language: Language): Specification[] {
  const { name, unit, measurementSystem } = facts
  const asGiven = (value: string): Specification => ({ name, value, unit: unitName(unit, language), measurementSystem })
  if (facts.minimum === null && facts.maximum === null) return [asGiven(facts.text ?? '')]
  const given = asGiven(formatFigures(facts, (value) => formatFigure(value, language)))
  const converted = measurementSystem === null ? toImperialFigures(facts, language) : undefined
  if (!converted) return [given]
  return [
    { ...given, measurementSystem: 'Metric' },
    { name, ...converted, measurementSystem: 'Imperial' },
  ]
}

function toImperialFigures(facts: SpecificationFacts, language: Language): { value: string; unit: string } | undefined {
  const { unit } = facts
  if (unit === crossSectionUnit) return { value: toGauges(facts), unit: '' }
  if (!isMetricUnit(unit)) return undefined
  const value = formatFigures(facts, (figure) => formatConverted(toImperial(figure, unit), language))
  return { value, unit: imperialUnitOf(unit) }
}

/** A gauge is a name, not a multiple of a unit, and sizes above 4/0 have another: so the unit stands in the value. */
function toGauges(figures: Figures): string {
  const [first, last] = [figures.minimum, figures.maximum].map((size) => (size === null ? null : toWireGauge(size)))
  if (first?.unit === 'AWG' && last?.unit === 'AWG' && first.name !== last.name)
    return `AWG ${first.name} – ${last.name}`
  return formatFigures(figures, (size) => {
    const { name, unit } = toWireGauge(size)
    return unit === 'AWG' ? `AWG ${name}` : `${name} ${unit}`
  })
}
