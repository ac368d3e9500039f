import { ok, type Result, refuse } from '../result.ts'
import type { ConfiguredSite } from '../sites/configured-site.ts'

export const invalidHomePageText =
  'Invalid home page configuration for site - no universal page configured and no page configured for country'

type HomePage = ConfiguredSite['homePages'][number]

/** The page a country starts at: its own, else the universal one, which is the one for no country in particular. */
export function chooseHomePage(
  homePages: readonly HomePage[],
  country: string,
): Result<HomePage, 'invalid-home-page-configuration'> {
  const own = homePages.find(({ countries }) => countries.includes(country))
  const chosen = own ?? homePages.find(({ countries }) => countries.length === 0)
  return chosen ? ok(chosen) : refuse('invalid-home-page-configuration')
}

/** Editors see the start page of every country, readers only their own. */
export function listHomePages(
  homePages: readonly HomePage[],
  reader: { country: string; isEditor: boolean },
): HomePage[] {
  if (reader.isEditor) return [...homePages]
  const chosen = chooseHomePage(homePages, reader.country)
  return chosen.ok ? [chosen.value] : []
}
