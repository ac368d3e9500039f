import type { Language } from '@ferrule/domain/locales/language'
import type { Titles } from '../seed-site.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { sk } from './sk.ts'
import type { TitleKey } from './title-key.ts'
import { zh } from './zh.ts'

const byLanguage: Record<Language, Record<TitleKey, string>> = { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk }

export function titlesIn(languages: Language[], key: TitleKey): Titles {
  return Object.fromEntries(languages.map((language) => [language, byLanguage[language][key]]))
}
