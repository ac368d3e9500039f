import { formatLimit } from '@ferrule/domain/catalogue/format-limit'
import type { ProcessAttribute, ProcessRequirements } from '@ferrule/domain/catalogue/match-process'
import type { WorksheetRow } from '@ferrule/domain/catalogue/worksheet-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { WorksheetQuery } from './worksheet.generated.ts'

/** One row of the form: what was typed, what was read, and the fields that could not be read. */
export type WorksheetWire = { typed: WorksheetRow; wanted: ProcessRequirements; problems: ProcessAttribute[] }

/** A wire with its number in the form. */
export type NumberedWire = WorksheetWire & { number: number }

export type Insulations = { code: string; name: string }[]

export type MatchedMachine = WorksheetQuery['getProductsByWires'][number]
type Misfit = MatchedMachine['matches'][number]['misfits'][number]

function useLanguage() {
  return parseLocale(useFrame().locale)?.language ?? defaultLanguage
}

/** Returns the name of a wire, or its number, and its cross-section: "FLRY-B 0.35 mm²". */
export function useWireLabel(system: MeasurementSystem): (wire: NumberedWire) => string {
  const texts = useTexts()
  const language = useLanguage()
  return ({ number, typed, wanted: { crossSectionMm2: limit } }) => {
    const name = typed.name || texts('worksheet.wire-number', { number })
    return limit ? `${name} ${formatLimit({ attribute: 'crossSectionMm2', limit }, language, system)}` : name
  }
}

/** Returns a list such as "Wire 1, Wire 2 and Wire 4". */
export function useWireList(): (wires: readonly NumberedWire[]) => string {
  const texts = useTexts()
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  return (wires) =>
    list.format(wires.map(({ number, typed }) => typed.name || texts('worksheet.wire-number', { number })))
}

/** Returns a text with the unmet requirement of a wire and the machine's limit. */
export function useMisfitText(
  system: MeasurementSystem,
  insulations: Insulations,
): (misfit: Misfit, wire: NumberedWire) => string {
  const texts = useTexts()
  const language = useLanguage()
  const names: Record<string, string> = {
    crossSectionMm2: texts(system === 'Metric' ? 'worksheet.cross-section' : 'worksheet.gauge'),
    lengthMm: texts('worksheet.length'),
    insulation: texts('worksheet.insulation'),
    piecesPerHour: texts('worksheet.output'),
  }
  return ({ attribute: key, reason, limit }, { typed }) => {
    const attribute = names[key] ?? key
    if (limit !== null && (reason === 'below' || reason === 'above')) {
      return texts(`worksheet.misfit.${reason}`, {
        attribute,
        limit: formatLimit({ attribute: key, limit }, language, system),
      })
    }
    const value = insulations.find(({ code }) => code === typed.insulation)?.name ?? typed.insulation
    return reason === 'not_listed'
      ? texts('worksheet.misfit.not-listed', { attribute, value })
      : texts('worksheet.misfit.not-stated', { attribute })
  }
}
