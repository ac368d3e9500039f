import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { locationsKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { MapPlace } from '@ferrule/ui/world-map'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'
import { countryNames } from './country-names.server.ts'
import { toPlaces } from './use-map-labels.ts'

/** Loads the locations for a page with their map, with the surrogate key of the records. */
export async function loadPlaces(
  visit: Visit,
  { blocks }: Pick<PublishedPage, 'blocks'>,
): Promise<{ places: MapPlace[]; keys: string[] }> {
  if (!blocks.some(({ blockType }) => blockType === 'location-map')) return { places: [], keys: [] }
  const locations = await orThrow503('content', getServices().content.listLocations(visit.reading))
  const { locale, siteSegment } = visit
  const list = toRequestPath({ locale, siteSegment, segments: ['locations'] })
  return { places: toPlaces(locations, countryNames(visit), list), keys: [locationsKey] }
}
