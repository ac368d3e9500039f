import { z } from 'zod'
import { countryCode } from '../countries/country.ts'
import { languages } from '../locales/language.ts'
import { footer, header } from '../navigation/frame.ts'
import { site } from './site.ts'

/** A page to start at, for some countries or, without any, for all. */
const homePage = z.object({ pageId: z.string().min(1), countries: z.array(countryCode).default([]) })

/** A site with all that editors set for it. */
export const configuredSite = site.extend({
  /** Whether its readers choose a language only, never a country. */
  internationalOnly: z.boolean().default(false),
  /** Languages whose addresses never name a country. */
  languageOnly: z.array(z.enum(languages)).default([]),
  hideSideButtons: z.boolean().default(false),
  enableCutFont: z.boolean().default(false),
  /** Which words and services the consent dialogue has. */
  consent: z.enum(['group', 'product', 'iqc']).default('group'),
  homePages: z.array(homePage).default([]),
  headerNavigation: header.nullable().default(null),
  footerNavigation: footer.nullable().default(null),
})

export type ConfiguredSite = z.infer<typeof configuredSite>

type CompleteSite = ConfiguredSite & {
  headerNavigation: NonNullable<ConfiguredSite['headerNavigation']>
  footerNavigation: NonNullable<ConfiguredSite['footerNavigation']>
}

/** Half a frame is worse than none: a site without header or footer does not answer at all. */
export function keepCompleteSites(sites: readonly ConfiguredSite[]): CompleteSite[] {
  return sites.filter((one): one is CompleteSite => one.headerNavigation !== null && one.footerNavigation !== null)
}
