import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { catalogueKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Loaded } from '../pages/load-view.server.ts'
import { sharedMissingPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { Availability } from './availability.generated.ts'
import { keysOfEntry } from './load-families.server.ts'
import { measurementSystemOf, varyBySystem } from './measurement-system-of.server.ts'

/**
 * A product that exists and is not sold where the reader is: said so, with what is sold there instead. To search
 * engines there is no such page, so that nobody finds it there again.
 */
export async function loadNotSold(request: Request, visit: Visit, slug: string): Promise<Loaded | undefined> {
  const asked = { language: visit.locale.language, country: toCountryCode(visit.locale), slug }
  const { availability } = await orUnavailable('data', runOnDataService(Availability, asked))
  if (availability?.state !== 'not_sold_in_country') return undefined
  const { name, alternatives } = availability
  return {
    view: { kind: 'not-sold', name, alternatives, system: measurementSystemOf(request, visit) },
    status: 404,
    headers: {
      ...sharedMissingPage([
        ...keysOfEntry(visit, undefined),
        catalogueKey,
        ...[slug, ...alternatives.map((one) => one.slug)].map(productKey),
      ]),
      ...varyBySystem,
    },
  }
}
