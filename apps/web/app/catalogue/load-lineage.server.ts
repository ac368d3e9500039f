import type { PublishedPage } from '@ferrule/content-client/published-page'
import {
  type CatalogueArea,
  findCatalogueArea,
  parseCatalogueAddress,
} from '@ferrule/domain/catalogue/catalogue-address'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import type { Lineage } from '@ferrule/domain/navigation/breadcrumbs'
import { findNavigationBranch } from '@ferrule/domain/navigation/find-navigation'
import { errorFields } from '@ferrule/telemetry/log'
import { loadTexts } from '@ferrule/texts/load-texts'
import { navigationOf } from '../frame/site-navigation.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import { areaTitles } from './area-titles.ts'
import { Lineage as LineageOperation } from './lineage.generated.ts'
import { queryCatalogue } from './query-catalogue.server.ts'

/**
 * Loads the classifications above an editorial page at a catalogue path: those of its path, or of the
 * classification it names. The parent of a page directly below an area is the entry page of the area.
 */
export async function loadLineage(visit: Visit, page: PublishedPage): Promise<Lineage> {
  const { segments } = visit
  const area = findCatalogueArea(segments)
  if (!area) return []
  const named = page.catalogue?.classificationSlug
  if (!parseCatalogueAddress(segments)) return named ? (await findLineage(visit, named)).slice(0, -1) : []
  if (segments.length === 1) return []
  // The catalogue replaces a page that names a classification, and loads the lineage itself.
  const above = segments.length === 2 || named ? [] : await findLineage(visit, segments.at(-2) ?? '')
  return above.length > 0 ? above : loadEntry(visit, area)
}

/** Named as in the navigation. The main site has all entry pages, even those without a navigation item. */
async function loadEntry(visit: Visit, area: CatalogueArea): Promise<Lineage> {
  const route = `/${area}`
  const item = findNavigationBranch(navigationOf(visit).header, { id: undefined, path: area })?.at(-1)
  if (item) return [{ name: item.breadcrumbOverride || item.title, route }]
  if (visit.site.slug !== '') return []
  const texts = await loadTexts(visit.locale.language)
  return [{ name: texts(areaTitles[area]), route }]
}

/** Returns an empty list while the data service is unavailable: the page then has fewer breadcrumbs. */
async function findLineage(visit: Visit, slug: string): Promise<Lineage> {
  const market = { language: visit.locale.language, country: toCountryCode(visit.locale) }
  try {
    return (await queryCatalogue(visit, LineageOperation, { ...market, slug })).classification?.lineage ?? []
  } catch (error) {
    getServices().log.error('service-unavailable', { component: 'data', ...errorFields(error) })
    return []
  }
}
