import { pictureContent, pictureSelection } from '@ferrule/blocks/pictures/picture-content'
import { type Country, country } from '@ferrule/domain/countries/country'
import { type LanguageEntry, languageEntry } from '@ferrule/domain/countries/language-entry'
import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import { themeKey } from '@ferrule/domain/pages/theme-schema'
import { z } from 'zod'
import { optionalList, optionalFlag, optionalText } from './response-fields.ts'
import { siteRecord, siteSelection } from './site-response.ts'
import type { SystemData } from './system-data.ts'

const entryFields = 'id title note icon breadcrumbOverride countries hidden target page { id path }'

export const systemQuery = `query System($locale: LocaleInputType!) {
  Countries(locale: $locale, fallbackLocale: en, sort: "sortIndex,countryCode", limit: 500) {
    docs { countryCode hidden supportedLanguages defaultLanguage defaultMeasurementSystem name }
  }
  Languages(locale: $locale, fallbackLocale: en, limit: 50) { docs { languageCode defaultCountry name } }
  Brands(sort: "name", limit: 100) { docs { id name pimId theme image ${pictureSelection} } }
  Sites(locale: $locale, fallbackLocale: en, limit: 100) { docs { ${siteSelection} } }
}
fragment HeaderEntry on HeaderEntries {
  ${entryFields} teaser { label title text target image ${pictureSelection} }
}
fragment Entry on NavigationEntries { ${entryFields} }
fragment Child on NavigationChildren { ${entryFields} }
fragment Leaf on NavigationLeaves { ${entryFields} }`

const countryRecord = z.object({
  countryCode: z.string(),
  hidden: optionalFlag,
  supportedLanguages: optionalList(z.string()).transform((codes) => codes.filter(isLanguage)),
  defaultLanguage: z.string(),
  defaultMeasurementSystem: z.string(),
  name: optionalText,
})

const languageRecord = z.object({ languageCode: z.string(), defaultCountry: z.string(), name: optionalText })

const brandRecord = z.object({
  id: z.string(),
  name: optionalText,
  pimId: optionalText,
  theme: themeKey.nullish().transform((theme) => theme ?? 'Default'),
  image: pictureContent.nullish().transform((image) => image ?? null),
})

const docsOf = <T extends z.ZodType>(record: T) => z.object({ docs: z.array(record) })

export const systemResponse = z.object({
  Countries: docsOf(countryRecord),
  Languages: docsOf(languageRecord),
  Brands: docsOf(brandRecord),
  Sites: docsOf(siteRecord),
})

export function toSystemData(response: z.infer<typeof systemResponse>, language: Language): SystemData {
  return {
    countries: response.Countries.docs.map((record) => toCountry(record, language)),
    languages: response.Languages.docs.map((record) => toLanguageEntry(record, language)),
    sites: response.Sites.docs,
    brands: response.Brands.docs,
  }
}

function toCountry(
  { name, supportedLanguages, ...record }: z.infer<typeof countryRecord>,
  language: Language,
): Country {
  const supported = supportedLanguages.map((languageCode) => ({ languageCode }))
  return country.parse({ ...record, supportedLanguages: supported, names: { [language]: name } })
}

function toLanguageEntry({ name, ...record }: z.infer<typeof languageRecord>, language: Language): LanguageEntry {
  return languageEntry.parse({ ...record, names: { [language]: name } })
}
