import { z } from 'zod'
import { type Language, languages } from '../locales/language.ts'

/** How a site differs from the languages of the group. This is data of the site; no code refers to a site by name. */
export const siteLanguageRules = z.object({
  added: z.array(z.enum(languages)),
  removed: z.array(z.enum(languages)),
})

export type SiteLanguageRules = z.infer<typeof siteLanguageRules>

/** The group's languages without the removed ones, then the added ones; removal takes precedence. */
export function toSiteLanguages(group: readonly Language[], { added, removed }: SiteLanguageRules): Language[] {
  return [...new Set([...group, ...added])].filter((language) => !removed.includes(language))
}
