import { countryCodes } from '@ferrule/domain/countries/country-codes'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether a number can exist: with its country code anywhere, without it in the country of the address. */
export function isTelephone(text: string, country: string): boolean {
  const home = toCountryCode(country)
  return parsePhoneNumberFromString(text, home)?.isPossible() ?? false
}

function toCountryCode(country: string): CountryCode | undefined {
  return countryCodes.includes(country) && isSupportedCountry(country) ? country : undefined
}
