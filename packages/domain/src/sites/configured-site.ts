import { z } from 'zod'
import { countryCode } from '../countries/country.ts'
import { languages } from '../locales/language.ts'
import { footer, header } from '../navigation/header-footer.ts'
import { site } from './site.ts'

/** A home page for some countries; an empty list means all. */
const homePage = z.object({ pageId: z.string().min(1), countries: z.array(countryCode).default([]) })

/** A site with its editorial settings. */
export const configuredSite = site.extend({
  /** Whether the site has no country versions. */
  internationalOnly: z.boolean().default(false),
  /** Languages without country versions. */
  languageOnly: z.array(z.enum(languages)).default([]),
  hideSideButtons: z.boolean().default(false),
  enableCutFont: z.boolean().default(false),
  /** Selects the texts and services of the consent dialogue. */
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

/** A site without a header or footer is not served. */
export function filterCompleteSites(sites: readonly ConfiguredSite[]): CompleteSite[] {
  return sites.filter((one): one is CompleteSite => one.headerNavigation !== null && one.footerNavigation !== null)
}
