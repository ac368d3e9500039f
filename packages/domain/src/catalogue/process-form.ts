import type { MeasurementSystem } from '../countries/measurement-system.ts'
import { crossSectionUnit, parseMeasure } from '../measurement/parse-measure.ts'
import type { ProcessAttribute, ProcessRequirements } from './match-process.ts'

/** The typed values of the worksheet; empty for no requirement. */
export type ProcessFormValues = Record<ProcessAttribute, string>

/** The requirements, and the fields that could not be read. */
export type ReadProcess = { wanted: ProcessRequirements; problems: ProcessAttribute[] }

/** A number without a unit is in the visitor's system: `12` is AWG or mm². A typed unit may be of either system. */
export function readProcessForm(answers: ProcessFormValues, system: MeasurementSystem): ReadProcess {
  const [area, length] = system === 'Metric' ? ['mm2', 'mm'] : ['AWG', 'in']
  const read = {
    crossSectionMm2: readCrossSection(answers.crossSectionMm2, area),
    lengthMm: readLength(answers.lengthMm, length),
    insulation: readCode(answers.insulation),
    piecesPerHour: readCount(answers.piecesPerHour),
  }
  const attributes = ['crossSectionMm2', 'lengthMm', 'insulation', 'piecesPerHour'] as const
  return {
    wanted: read,
    problems: attributes.filter((attribute) => answers[attribute].trim() !== '' && read[attribute] === undefined),
  }
}

export function hasNoRequirements(wanted: ProcessRequirements): boolean {
  return Object.values(wanted).every((value) => value === undefined)
}

function readCrossSection(text: string, unit: string): number | undefined {
  const measure = parseMeasure(withUnit(text, unit))
  return measure?.unit === crossSectionUnit ? positive(measure.value) : undefined
}

function readLength(text: string, unit: string): number | undefined {
  const measure = parseMeasure(withUnit(text, unit))
  if (measure?.unit === 'mm') return positive(measure.value)
  return measure?.unit === 'm' ? positive(measure.value * 1000) : undefined
}

function withUnit(text: string, unit: string): string {
  const tidy = text.trim()
  return /^[\d.,/]+$/.test(tidy) ? `${tidy} ${unit}` : tidy
}

function readCode(text: string): string | undefined {
  return /^[a-z0-9-]{1,40}$/.exec(text.trim())?.[0]
}

/** Accepts any common thousands separator. */
function readCount(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[\s'’.,]/g, '')
  return /^\d{1,7}$/.test(plain) ? positive(Number(plain)) : undefined
}

function positive(value: number): number | undefined {
  return value > 0 && value < 1e7 ? value : undefined
}
