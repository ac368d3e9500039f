import { filterLocations, listLocationChoices } from '@ferrule/domain/locations/filter-locations'
import { findOpeningState } from '@ferrule/domain/locations/opening-state'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { keysOfPage, locationsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicClockHeaders } from '../../http/cache-headers.ts'
import type { Visit } from '../../visit/contexts.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { getServices } from '../../visit/services.server.ts'
import { countryNames } from './country-names.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { findPage } from '../find-page.server.ts'
import type { ViewResponse } from '../view-response.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { paginate } from '../paging.ts'
import { findService } from './find-service.server.ts'

const parameters = ['search', 'brand', 'type', 'region', 'country']

/** The URL is the state. Returns undefined for a site without an editorial page at this path: it has no locations. */
export async function loadLocations(visit: Visit): Promise<ViewResponse | undefined> {
  const { content } = getServices()
  const found = await orThrow503('content', findPage(visit))
  if (!found || found.page.protection.level !== 'none') return undefined
  const all = await orThrow503('content', content.listLocations(visit.reading))
  const params = new URLSearchParams(visit.search)
  const [search, brand, type, region, country] = parameters.map((name) => params.get(name) || undefined)
  const matching = filterLocations(all, { search, brand, type, region, country })
  const listed = paginate(matching, params.get('page'))
  const choices = listLocationChoices(all, region)
  const now = new Date()
  const { page, path } = found
  const { site, locale } = visit
  return {
    view: {
      kind: 'locations',
      page,
      versions: pageVersionsOf(visit, page),
      steps: breadcrumbSteps(visit, { id: page.id, path, title: page.title }),
      matching,
      listed: {
        ...listed,
        entries: listed.entries.map((one) => ({ location: one, opening: findOpeningState(one, now) })),
      },
      choices,
      countryNames: countryNames(visit),
      query: Object.fromEntries([...parameters, 'page'].map((name) => [name, params.get(name) ?? ''])),
      service: findService(visit, { locations: all, brands: choices.brands, now }),
    },
    status: 200,
    headers: publicClockHeaders([
      ...keysOfPage({ siteSlug: site.slug, locale: toUrlCode(locale), path }, page),
      locationsKey,
    ]),
  }
}
