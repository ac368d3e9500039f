import { allCountriesCode } from '../countries/country.ts'

type Placed = { parentId: string | null; supportedCountries: readonly string[] }

/** A family stands everywhere; what lies below one only where its country list says so. */
export function isClassificationShown({ parentId, supportedCountries }: Placed, country: string): boolean {
  return parentId === null || supportedCountries.includes(country)
}

/**
 * Sold in this country, by its own list and by those of every classification above it. Unlike on pages an empty list
 * means nowhere: a machine without approval for a country must not be offered there because somebody forgot a field.
 */
export function isProductListed(
  product: { supportedCountries: readonly string[]; lineage: readonly Placed[] },
  country: string,
): boolean {
  return (
    product.supportedCountries.includes(country) &&
    product.lineage.every((above) => isClassificationShown(above, country))
  )
}

/** Whoever names no country reads internationally. */
export function toAskedCountry(country: string | null | undefined): string {
  return country ? country.toUpperCase() : allCountriesCode
}
