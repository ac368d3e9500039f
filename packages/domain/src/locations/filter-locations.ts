import { type Region, regionOf, regions } from '../countries/region.ts'
import { type ContactType, contactTypes, type Location } from './location.ts'

/** What is left open is undefined. */
export type LocationFilter = {
  brand: string | undefined
  type: string | undefined
  region: string | undefined
  country: string | undefined
  /** Part of a company, city or street, however it is written. */
  search: string | undefined
}

export function filterLocations(locations: readonly Location[], filter: LocationFilter): Location[] {
  const wanted = filter.search === undefined ? '' : toPlain(filter.search)
  return locations.filter(
    (one) =>
      (filter.brand === undefined || one.brands.includes(filter.brand)) &&
      (filter.type === undefined || one.contactType === filter.type) &&
      (filter.region === undefined || regionOf(one.countryCode) === filter.region) &&
      (filter.country === undefined || one.countryCode === filter.country) &&
      toPlain(`${one.name} ${one.city} ${one.street}`).includes(wanted),
  )
}

/** What a reader can choose from: only what some location has. Countries only those of the chosen region. */
export function listLocationChoices(
  locations: readonly Location[],
  region: string | undefined,
): { brands: string[]; types: ContactType[]; regions: Region[]; countries: string[] } {
  const inRegion = filterLocations(locations, { ...everyLocation, region })
  return {
    brands: [...new Set(locations.flatMap(({ brands }) => brands))].toSorted((one, other) => one.localeCompare(other)),
    types: contactTypes.filter((type) => locations.some(({ contactType }) => contactType === type)),
    regions: regions.filter((one) => locations.some(({ countryCode }) => regionOf(countryCode) === one)),
    countries: [...new Set(inRegion.map(({ countryCode }) => countryCode))],
  }
}

export const everyLocation: LocationFilter = {
  brand: undefined,
  type: undefined,
  region: undefined,
  country: undefined,
  search: undefined,
}

/** Without case and accents: who types "gyor" means Győr. */
function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
