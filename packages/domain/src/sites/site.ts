import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { themeKey } from '../pages/theme-schema.ts'

/** The address of a site: its own host, or a first path segment (`slug`) on the host of another site. */
const siteDomain = z.object({ host: z.string().min(1), slug: z.string().optional() })

export const site = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** Empty for the main site. */
  slug: z.string(),
  domains: z.array(siteDomain),
  /** The preferred language first. */
  languages: z.array(z.enum(languages)),
  /** The theme of pages with the default theme. */
  theme: themeKey,
  /** The display name of the customer portal. */
  portalName: z.string(),
})

export type SiteDomain = z.infer<typeof siteDomain>
export type Site = z.infer<typeof site>
