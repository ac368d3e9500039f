import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { catalogueKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { ViewResponse } from '../pages/view-response.ts'
import { publicMissingPageHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { Availability } from './availability.generated.ts'
import { keysOfEntry } from './load-families.server.ts'
import { measurementSystemOf, varyBySystem } from './measurement-system-of.server.ts'

/**
 * Loads the page of a product that exists but is not sold in the visitor's country, with alternatives that are. Its
 * status is 404, so that search engines do not index it. Returns undefined for any other slug.
 */
export async function loadUnavailableProduct(
  request: Request,
  visit: Visit,
  slug: string,
): Promise<ViewResponse | undefined> {
  const variables = { language: visit.locale.language, country: toCountryCode(visit.locale), slug }
  const { availability } = await orThrow503('data', runOnDataService(Availability, variables))
  if (availability?.state !== 'unavailable_in_country') return undefined
  const { name, alternatives } = availability
  return {
    view: { kind: 'unavailable-product', name, alternatives, system: measurementSystemOf(request, visit) },
    status: 404,
    headers: {
      ...publicMissingPageHeaders([
        ...keysOfEntry(visit, undefined),
        catalogueKey,
        ...[slug, ...alternatives.map((product) => product.slug)].map(productKey),
      ]),
      ...varyBySystem,
    },
  }
}
