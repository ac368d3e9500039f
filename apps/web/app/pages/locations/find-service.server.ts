import type { Location } from '@ferrule/domain/locations/location'
import { findOpeningState } from '@ferrule/domain/locations/opening-state'
import { findServingLocations, isContactTopic } from '@ferrule/domain/locations/who-serves-me'
import type { Visit } from '../../visit/contexts.ts'
import type { ServiceView } from './locations-view.ts'

type Facts = { locations: readonly Location[]; brands: readonly string[]; now: Date }

/** The URL is the state: ?serves= (a country), ?represents= (a brand) and ?topic=. Invalid values are ignored. */
export function findService({ search, locale, system }: Visit, { locations, brands, now }: Facts): ServiceView {
  const params = new URLSearchParams(search)
  const asked = system.countries.find(({ countryCode }) => countryCode === params.get('serves'))?.countryCode
  const brand = brands.find((name) => name === params.get('represents')) ?? ''
  const requested = params.get('topic') ?? ''
  const topic = isContactTopic(requested) ? requested : ''
  const chosen = { country: asked ?? locale.country ?? '', brand, topic } as const
  if (asked === undefined) return { ...chosen, answer: undefined }
  const query = { country: asked, brand: brand || undefined, topic: topic || undefined }
  const [best] = findServingLocations(locations, query)
  return { ...chosen, answer: best ? { ...best, opening: findOpeningState(best.location, now) } : null }
}
