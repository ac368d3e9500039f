import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { findServingLocations } from '@ferrule/domain/locations/who-serves-me'
import { catalogueKey, locationsKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { ViewResponse } from '../pages/view-response.ts'
import { publicMissingPageHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
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
  const { name, product, countryCount, alternatives } = availability
  const contact = await findContact(visit, product?.brand)
  const system = measurementSystemOf(request, visit)
  return {
    view: { kind: 'unavailable-product', name, product, countryCount, alternatives, contact, system },
    status: 404,
    headers: {
      ...publicMissingPageHeaders([
        ...keysOfEntry(visit, undefined),
        catalogueKey,
        locationsKey,
        ...[slug, ...alternatives.map((alternative) => alternative.slug)].map(productKey),
      ]),
      ...varyBySystem,
    },
  }
}

/** The location that serves the brand in the visitor's country, or nearest to it. International visitors have none. */
async function findContact({ locale: { country }, reading }: Visit, brand: string | undefined) {
  if (!country) return undefined
  const locations = await orThrow503('content', getServices().content.listLocations(reading))
  const [best] = findServingLocations(locations, { country, brand, topic: 'service' })
  if (!best) return undefined
  const { name, contactType, city, phone, email } = best.location
  return { name, contactType, city, phone, email }
}
