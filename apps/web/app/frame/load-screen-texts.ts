import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import type { Area } from '@ferrule/texts/catalogue'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { browserAreas } from './browser-areas.ts'

/** Loads additional areas of texts for a screen, besides those that every screen has. */
export async function loadScreenTexts(locale: string, areas: readonly Area[]): Promise<Texts> {
  const { language = defaultLanguage, country } = parseLocale(locale) ?? {}
  return (await loadTexts(language, [...browserAreas, ...areas], country)) as Texts
}
