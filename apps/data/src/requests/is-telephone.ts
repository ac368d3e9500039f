import { countryCodes } from '@ferrule/domain/countries/country-codes'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether a number is possible: any country with a country code, else the country of the postal address. */
export function isTelephone(text: string, country: string): boolean {
  const countryCode = toCountryCode(country)
  return parsePhoneNumberFromString(text, countryCode)?.isPossible() ?? false
}

function toCountryCode(country: string): CountryCode | undefined {
  return countryCodes.includes(country) && isSupportedCountry(country) ? country : undefined
}
