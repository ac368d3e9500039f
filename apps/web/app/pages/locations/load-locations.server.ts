import { nameOfCountry } from '@ferrule/domain/countries/country'
import { filterLocations, listLocationChoices } from '@ferrule/domain/locations/filter-locations'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { keysOfPage, locationsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { sharedPage } from '../../request/cache-headers.ts'
import type { Visit } from '../../request/contexts.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { getServices } from '../../request/services.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { findPage } from '../find-page.server.ts'
import type { Loaded } from '../load-view.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'

const parameters = ['search', 'brand', 'type', 'region', 'country']

/** The address is the state. Only a site that has a page there has locations; nothing means that it has none. */
export async function loadLocations(visit: Visit): Promise<Loaded | undefined> {
  const { content } = getServices()
  const found = await orUnavailable('content', findPage(visit))
  if (!found || found.page.protection.level !== 'none') return undefined
  const all = await orUnavailable('content', content.listLocations(visit.reading))
  const asked = new URLSearchParams(visit.search)
  const [search, brand, type, region, country] = parameters.map((name) => asked.get(name) || undefined)
  const { page, path } = found
  const { site, locale } = visit
  return {
    view: {
      kind: 'locations',
      page,
      versions: pageVersionsOf(visit, page),
      steps: breadcrumbSteps(visit, { id: page.id, path, title: page.title }),
      locations: filterLocations(all, { search, brand, type, region, country }),
      choices: listLocationChoices(all, region),
      countryNames: countryNames(visit),
      query: Object.fromEntries(parameters.map((name) => [name, asked.get(name) ?? ''])),
    },
    status: 200,
    headers: sharedPage([
      ...keysOfPage({ siteSlug: site.slug, locale: toUrlCode(locale), path, pageId: page.id }),
      locationsKey,
    ]),
  }
}

/** Of all countries of the world: a location may be where nothing is offered. */
function countryNames({ system, locale }: Visit): Record<string, string> {
  return Object.fromEntries(
    system.countries.map((country) => [country.countryCode, nameOfCountry(country, locale.language)]),
  )
}
