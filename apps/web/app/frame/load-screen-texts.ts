import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { Area } from '@ferrule/texts/catalogue'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { browserAreas } from './browser-areas.ts'

/** Loads additional areas of texts for a screen, besides those that every screen has. */
export async function loadScreenTexts(locale: string, areas: readonly Area[]): Promise<Texts> {
  const [language = ''] = locale.split('-')
  const allAreas = [...browserAreas, ...areas]
  return (await loadTexts(isLanguage(language) ? language : defaultLanguage, allAreas)) as Texts
}
