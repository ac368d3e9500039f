import type { Language } from '@ferrule/domain/locales/language'
import type { SeedSite } from '../../sites/seed-site.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'
import { cs as csPrivacy } from './privacy.cs.ts'
import { cs } from './legal.cs.ts'
import { de as dePrivacy } from './privacy.de.ts'
import { de } from './legal.de.ts'
import { en as enPrivacy } from './privacy.en.ts'
import { en } from './legal.en.ts'
import { es as esPrivacy } from './privacy.es.ts'
import { es } from './legal.es.ts'
import { fr as frPrivacy } from './privacy.fr.ts'
import { fr } from './legal.fr.ts'
import { hu as huPrivacy } from './privacy.hu.ts'
import { hu } from './legal.hu.ts'
import { ja as jaPrivacy } from './privacy.ja.ts'
import { ja } from './legal.ja.ts'
import { pt as ptPrivacy } from './privacy.pt.ts'
import { pt } from './legal.pt.ts'
import { ro as roPrivacy } from './privacy.ro.ts'
import { ro } from './legal.ro.ts'
import { sk as skPrivacy } from './privacy.sk.ts'
import { sk } from './legal.sk.ts'
import { zh as zhPrivacy } from './privacy.zh.ts'
import { zh } from './legal.zh.ts'
import type { LegalPage, LegalText } from './legal-text.ts'

const legalTexts: Record<Language, LegalText> = { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk }

const privacy: Record<Language, SeedText> = {
  en: enPrivacy,
  de: dePrivacy,
  fr: frPrivacy,
  zh: zhPrivacy,
  ja: jaPrivacy,
  es: esPrivacy,
  pt: ptPrivacy,
  cs: csPrivacy,
  hu: huPrivacy,
  ro: roPrivacy,
  sk: skPrivacy,
}

const writers: Record<string, (language: Language) => SeedText> = {
  'terms-of-use': (language) => toText(legalTexts[language].termsOfUse),
  privacy: (language) => privacy[language],
  imprint: (language) => toText(legalTexts[language].imprint),
  'terms-and-conditions': (language) => toText(legalTexts[language].termsAndConditions),
}

/** Legal pages of a site's footer, in all languages of the site. */
export function legalPages({
  slug: siteSlug,
  theme,
  languages,
}: Pick<SeedSite, 'slug' | 'theme' | 'languages'>): SeedPage[] {
  return Object.entries(writers).map(([slug, write]) => ({
    siteSlug,
    slug,
    theme,
    texts: Object.fromEntries(languages.map((language) => [language, write(language)])),
  }))
}

function toText({ title, description, paragraphs }: LegalPage): SeedText {
  return { title, description, blocks: [hero(title, { lead: description }), text(null, ...paragraphs)] }
}
