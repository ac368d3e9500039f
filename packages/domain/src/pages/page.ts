import { z } from 'zod'
import { countryCode } from '../countries/country.ts'
import { languages } from '../locales/language.ts'
import { pageTranslation } from '../translation/page-translation.ts'
import { pageProtection } from './page-protection.ts'
import { themeKey } from './theme-schema.ts'

/** The kinds of editorial pages. */
export const pageTypes = ['Content', 'Story', 'MediaRelease', 'Catalogue'] as const

export const page = z.object({
  id: z.string().min(1),
  title: z.string(),
  slug: z.string(),
  /** The CMS collection of the page. */
  type: z.string(),
  pageType: z.enum(pageTypes).default('Content'),
  theme: themeKey.default('Default'),
  /** The languages in which it is published. */
  languages: z.array(z.enum(languages)),
  /** Empty means every country. */
  countries: z.array(countryCode).default([]),
  mainSiteOnly: z.boolean().default(false),
  protection: pageProtection.default({ level: 'none' }),
  isPublished: z.boolean(),
  translation: pageTranslation.nullable().default(null),
})

export type Page = z.infer<typeof page>
