import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { themeKey } from '../pages/theme-schema.ts'

/** Where a site answers: a host of its own, or a first path segment on somebody's host. */
const siteDomain = z.object({ host: z.string().min(1), slug: z.string().optional() })

export const site = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** Empty for the main site. */
  slug: z.string(),
  domains: z.array(siteDomain),
  /** The preferred language first. */
  languages: z.array(z.enum(languages)),
  /** The look of every page that has none of its own. */
  theme: themeKey,
  /** The shown name of the customer portal. */
  portalName: z.string(),
})

export type SiteDomain = z.infer<typeof siteDomain>
export type Site = z.infer<typeof site>
