import { nameOfCountry } from '@ferrule/domain/countries/country'
import type { Location } from '@ferrule/domain/locations/location'
import { findOpeningState } from '@ferrule/domain/locations/opening-state'
import { findServingLocations } from '@ferrule/domain/locations/who-serves-me'
import { findParties } from '@ferrule/domain/machines/aas/machine-parties'
import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { toRatingPlate } from '@ferrule/domain/machines/rating-plate'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import { findMainOrigin } from './aas/load-shell.server.ts'
import { MachineNameplate } from './machine-nameplate.generated.ts'

export type LoadedNameplate = NonNullable<Awaited<ReturnType<typeof loadNameplate>>>

/** Loads the public data of a machine with its rating plate and the service that helps in the visitor's country. */
export async function loadNameplate(visit: Visit, serialNumber: string) {
  const { content, settings } = getServices()
  const { language, country } = visit.locale
  const [{ machineNameplate }, locations, origin] = await Promise.all([
    orThrow503('data', runOnDataService(MachineNameplate, { serialNumber, language })),
    orThrow503('content', content.listLocations(visit.reading)),
    findMainOrigin(),
  ])
  if (!machineNameplate) return undefined
  const { product, ...nameplate } = machineNameplate
  const brand = product?.brand
  const { manufacturer } = findParties(locations, { company: settings.MANUFACTURER_COMPANY, brand })
  return {
    ...nameplate,
    maker: { name: manufacturer.name, place: placeOf(manufacturer, visit) },
    facts: toRatingPlate(product?.technicalData ?? [], language),
    help: findHelp(locations, { country: country ?? manufacturer.countryCode, brand }),
    address: `${origin}${toInstructionsPath(nameplate.serialNumber)}`,
  }
}

/** The location whose phone a person at the machine should call, and whether somebody is there now. */
function findHelp(locations: readonly Location[], machine: { country: string; brand: string | undefined }) {
  const callable = locations.filter(({ phone }) => phone !== '')
  const [best] = findServingLocations(callable, { ...machine, topic: 'service' })
  if (!best) return undefined
  const { city, phone } = best.location
  return { city, phone, opening: findOpeningState(best.location, new Date()) }
}

function placeOf({ city, countryCode }: Location, { system, locale }: Visit): string {
  const country = system.countries.find((one) => one.countryCode === countryCode)
  return [city, country && nameOfCountry(country, locale.language)].filter(Boolean).join(', ')
}
