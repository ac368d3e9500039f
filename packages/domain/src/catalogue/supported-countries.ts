import { allCountriesCode } from '../countries/country.ts'

type Listed = { parentId: string | null; supportedCountries: readonly string[] }

/** A family (top level) is shown everywhere, its descendants only in their listed countries. */
export function isClassificationShown({ parentId, supportedCountries }: Listed, country: string): boolean {
  return parentId === null || supportedCountries.includes(country)
}

/**
 * Whether a product is available in a country, by its own list and by those of all classifications above it. Unlike for
 * pages, an empty list means nowhere: a forgotten field must not offer a machine in a country without approval.
 */
export function isProductListed(
  product: { supportedCountries: readonly string[]; lineage: readonly Listed[] },
  country: string,
): boolean {
  return (
    product.supportedCountries.includes(country) &&
    product.lineage.every((above) => isClassificationShown(above, country))
  )
}

/** Normalises a country argument; without one it is the international catalogue. */
export function toRequestedCountry(country: string | null | undefined): string {
  return country ? country.toUpperCase() : allCountriesCode
}
