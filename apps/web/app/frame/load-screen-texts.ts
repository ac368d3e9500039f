import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { Area } from '@ferrule/texts/catalogue'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { browserAreas } from './browser-areas.ts'

/** The words of a screen that has some of its own, beside those that every screen has. */
export async function loadScreenTexts(locale: string, areas: readonly Area[]): Promise<Texts> {
  const [language = ''] = locale.split('-')
  const wanted = [...browserAreas, ...areas]
  return (await loadTexts(isLanguage(language) ? language : defaultLanguage, wanted)) as Texts
}
