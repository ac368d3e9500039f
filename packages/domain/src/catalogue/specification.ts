import type { Specification } from '../comparison/compare-products.ts'
import { type NumberRange, formatConverted, formatValue, formatNumberRange } from '../measurement/format-value.ts'
import { crossSectionUnit } from '../measurement/parse-measure.ts'
import { imperialUnitOf, isMetricUnit, toImperial } from '../measurement/unit.ts'
import { unitName } from '../measurement/unit-name.ts'
import { toWireGauge } from '../measurement/wire-gauge.ts'
import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Language } from '../locales/language.ts'

/** A stored specification: numbers in the stored unit, or a text. */
export type SpecificationFacts = NumberRange & {
  name: string
  /** In the visitor's language; null where there are numbers. */
  text: string | null
  unit: string
  /** Set where the source gives both systems itself; such values are not converted. */
  measurementSystem: MeasurementSystem | null
}

/** The lines of technical data of a specification: two where the systems differ, else one. */
export function toSpecifications(facts: SpecificationFacts, language: Language): Specification[] {
  const { name, unit, measurementSystem } = facts
  const asGiven = (value: string): Specification => ({ name, value, unit: unitName(unit, language), measurementSystem })
  if (facts.minimum === null && facts.maximum === null) return [asGiven(facts.text ?? '')]
  const given = asGiven(formatNumberRange(facts, (value) => formatValue(value, language)))
  const converted = measurementSystem === null ? toImperialValues(facts, language) : undefined
  if (!converted) return [given]
  return [
    { ...given, measurementSystem: 'Metric' },
    { name, ...converted, measurementSystem: 'Imperial' },
  ]
}

function toImperialValues(facts: SpecificationFacts, language: Language): { value: string; unit: string } | undefined {
  const { unit } = facts
  if (unit === crossSectionUnit) return { value: toGauges(facts), unit: '' }
  if (!isMetricUnit(unit)) return undefined
  const value = formatNumberRange(facts, (metric) => formatConverted(toImperial(metric, unit), language))
  return { value, unit: imperialUnitOf(unit) }
}

/** A gauge is a name, not a multiple of a unit, and sizes above 4/0 use kcmil, so the value includes the unit. */
function toGauges(range: NumberRange): string {
  const [first, last] = [range.minimum, range.maximum].map((size) => (size === null ? null : toWireGauge(size)))
  if (first?.unit === 'AWG' && last?.unit === 'AWG' && first.name !== last.name)
    return `AWG ${first.name} – ${last.name}`
  return formatNumberRange(range, (size) => {
    const { name, unit } = toWireGauge(size)
    return unit === 'AWG' ? `AWG ${name}` : `${name} ${unit}`
  })
}
