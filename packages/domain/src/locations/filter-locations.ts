import { type Region, regionOf, regions } from '../countries/region.ts'
import { type ContactType, contactTypes, type Location } from './location.ts'

/** Undefined fields do not filter. */
export type LocationFilter = {
  brand: string | undefined
  type: string | undefined
  region: string | undefined
  country: string | undefined
  /** A part of the company, city or street, ignoring case and accents. */
  search: string | undefined
}

export function filterLocations(locations: readonly Location[], filter: LocationFilter): Location[] {
  const searchText = filter.search === undefined ? '' : toPlain(filter.search)
  return locations.filter(
    (one) =>
      (filter.brand === undefined || one.brands.includes(filter.brand)) &&
      (filter.type === undefined || one.contactType === filter.type) &&
      (filter.region === undefined || regionOf(one.countryCode) === filter.region) &&
      (filter.country === undefined || one.countryCode === filter.country) &&
      toPlain(`${one.name} ${one.city} ${one.street}`).includes(searchText),
  )
}

/** The options of the filter form: values that occur, and countries of the selected region. */
export function listLocationChoices(
  locations: readonly Location[],
  region: string | undefined,
): { brands: string[]; types: ContactType[]; regions: Region[]; countries: string[] } {
  const inRegion = filterLocations(locations, { ...noLocationFilter, region })
  return {
    brands: [...new Set(locations.flatMap(({ brands }) => brands))].toSorted((one, other) => one.localeCompare(other)),
    types: contactTypes.filter((type) => locations.some(({ contactType }) => contactType === type)),
    regions: regions.filter((one) => locations.some(({ countryCode }) => regionOf(countryCode) === one)),
    countries: [...new Set(inRegion.map(({ countryCode }) => countryCode))],
  }
}

export const noLocationFilter: LocationFilter = {
  brand: undefined,
  type: undefined,
  region: undefined,
  country: undefined,
  search: undefined,
}

/** Without case and accents, so that "gyor" finds Győr. */
function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
