import type { MeasurementSystem } from '../countries/measurement-system.ts'
import type { Language } from '../locales/language.ts'
import { toSpecifications } from './specification.ts'

const unitOf: Record<string, string> = { crossSectionMm2: 'mm²', lengthMm: 'mm', piecesPerHour: 'pcs/h' }

type Limit = { attribute: string; limit: number }

/** Formats a limit of a machine as its technical data does, in the visitor's language and units. */
export function formatLimit({ attribute, limit }: Limit, language: Language, system: MeasurementSystem): string {
  const facts = { name: attribute, text: null, unit: unitOf[attribute] ?? '', minimum: limit, maximum: limit }
  const lines = toSpecifications({ ...facts, measurementSystem: null }, language)
  const line = lines.find(({ measurementSystem }) => measurementSystem === null || measurementSystem === system)
  return [line?.value, line?.unit].filter(Boolean).join(' ')
}
