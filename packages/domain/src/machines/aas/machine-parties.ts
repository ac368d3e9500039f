import type { Location } from '../../locations/location.ts'
import { findServingLocations } from '../../locations/who-serves-me.ts'
import type { ShellFacts } from './shell-facts.ts'

/** The registered name of the manufacturer, and the brand of the machine if its product is still listed. */
export type PartyQuery = { company: string; brand: string | undefined }

/** The manufacturer with its address, and the locations that serve such a machine, those of its country first. */
export function findParties(
  locations: readonly Location[],
  { company, brand }: PartyQuery,
): Pick<ShellFacts, 'manufacturer' | 'contacts'> {
  const named = locations.filter(({ name }) => name === company)
  const manufacturer =
    named.find(({ contactType }) => contactType === 'Production') ?? named[0] ?? withoutAddress(company)
  const query = { country: manufacturer.countryCode, brand, topic: 'service' as const }
  const serving = findServingLocations(locations, query).map(({ location }) => location)
  return { manufacturer, contacts: serving.filter(({ contactType }) => contactType !== 'Production') }
}

/** Until editors enter the company as a location, its name is all that is known. */
function withoutAddress(name: string): Location {
  return {
    id: '',
    name,
    contactType: 'Production',
    brands: [],
    countryCode: '',
    servedCountries: [],
    topics: [],
    street: '',
    postalCode: '',
    city: '',
    phone: '',
    email: '',
    position: null,
    timeZone: '',
    openingHours: '',
    closedDays: [],
  }
}
