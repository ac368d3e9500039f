import { ok, type Result, refuse } from '../result.ts'
import type { ConfiguredSite } from '../sites/configured-site.ts'

export const invalidHomePageText =
  'Invalid home page configuration for site - no universal page configured and no page configured for country'

type HomePage = ConfiguredSite['homePages'][number]

/** The home page of a country: its own, else the universal one, which lists no countries. */
export function chooseHomePage(
  homePages: readonly HomePage[],
  country: string,
): Result<HomePage, 'invalid-home-page-configuration'> {
  const ofCountry = homePages.find(({ countries }) => countries.includes(country))
  const chosen = ofCountry ?? homePages.find(({ countries }) => countries.length === 0)
  return chosen ? ok(chosen) : refuse('invalid-home-page-configuration')
}

/** Editors see the home page of every country, visitors only their own. */
export function listHomePages(
  homePages: readonly HomePage[],
  visitor: { country: string; isEditor: boolean },
): HomePage[] {
  if (visitor.isEditor) return [...homePages]
  const chosen = chooseHomePage(homePages, visitor.country)
  return chosen.ok ? [chosen.value] : []
}
