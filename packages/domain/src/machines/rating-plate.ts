import { toSpecifications } from '../catalogue/specification.ts'
import { defaultLanguage, type Language } from '../locales/language.ts'
import type { LangString } from './aas/metamodel.ts'
import type { TechnicalFact } from './aas/shell-facts.ts'

/** A line of a rating plate. */
export type PlateFact = { key: string; name: string; value: string; unit: string }

/** The facts on a rating plate in their order: connection values first, then cross-section, weight and noise. */
const plateKeys: readonly string[] = ['supply', 'power', 'compressed-air', 'cross-section', 'weight', 'noise']

/**
 * The technical data that belongs on a rating plate, formatted as in the catalogue. Its units are metric in every
 * country, as on the machine. A fact that the catalogue does not state is left out.
 */
export function toRatingPlate(technicalData: readonly TechnicalFact[], language: Language): PlateFact[] {
  return plateKeys.flatMap((key) => {
    const fact = technicalData.find((one) => one.key === key)
    if (!fact) return []
    const { unit, minimum, maximum } = fact
    const text = textIn(fact.texts, language)
    const facts = { name: textIn(fact.names, language), text, unit, minimum, maximum, measurementSystem: null }
    const metric = toSpecifications(facts, language).find(({ measurementSystem }) => measurementSystem !== 'Imperial')
    return metric?.value ? [{ key, name: metric.name, value: metric.value, unit: metric.unit }] : []
  })
}

function textIn(texts: readonly LangString[], language: Language): string {
  const found = texts.find((one) => one.language === language) ?? texts.find((one) => one.language === defaultLanguage)
  return found?.text ?? ''
}
