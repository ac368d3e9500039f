/**
 * Address requirements by country, as in Google's address data. A country that is not listed requires neither a state
 * nor a zip code format: an odd address is better than a lost customer.
 */
const countriesWithState = 'AE AU BR CA CN CO ES HK ID IN IQ IT JM JP KN KR KY MX NR RU SO TW US'.split(' ')

/** The countries of each zip code format. */
const zipCodeFormats: readonly (readonly [RegExp, string])[] = [
  [/^\d{3}$/, 'FO IS MG PG'],
  [/^\d{4}$/, 'AF AL AT AU BD BE BG CH CY DK GE GL HU LI LU MD MK NO NZ PH PY SI TN ZA'],
  [/^\d{4}( ?[A-Z]{2})$/i, 'NL'],
  [/^\d{4}-?\d{3}$/, 'PT'],
  [/^(?:[A-Z]{2}-?)?\d{4}$/i, 'LV'],
  [
    /^\d{5}$/,
    'BA CR CU DE DO DZ EE EG ES FI FR GT HR ID IQ IT JO KE KH KR KW LA LK MA MC ME MM MX MY NP PK SA SM SN TH TR UA UY VA ZM',
  ],
  [/^(?:LT-?)?\d{5}$/i, 'LT'],
  [/^\d{3} ?\d{2}$/, 'CZ GR SE SK'],
  [/^\d{2}-?\d{3}$/, 'PL'],
  [/^\d{5}(?:-?\d{4})?$/, 'PR US'],
  [/^\d{5,6}$/, 'RS VN'],
  [/^\d{6}$/, 'BY CN IN KG KZ NG RO RU SG TJ TM UZ'],
  [/^\d{3}(?:\d{2,3})?$/, 'TW'],
  [/^\d{5}(?:\d{2})?$/, 'IL'],
  [/^\d{7}$/, 'CL'],
  [/^\d{3}-?\d{4}$/, 'JP'],
  [/^\d{5}-?\d{3}$/, 'BR'],
  [/^\d{5}-?\d{5}$/, 'IR'],
  [/^[A-Z]?\d{4}(?:[A-Z]{3})?$/i, 'AR'],
  [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'CA'],
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'GB GG IM JE'],
  [/^[A-Z][\dW]{2} ?[A-Z\d]{4}$/i, 'IE'],
  [/^[A-Z]{3} ?\d{2,4}$/i, 'MT'],
  [/^AD-?\d{3}$/i, 'AD'],
]

const zipCodeFormatOf = new Map(
  zipCodeFormats.flatMap(([format, countries]) => countries.split(' ').map((country) => [country, format])),
)

export function hasState(country: string): boolean {
  return countriesWithState.includes(country)
}

/** Checks the format only; accepts any text where the format is unknown. */
export function isZipCode(zipCode: string, country: string): boolean {
  return zipCodeFormatOf.get(country)?.test(zipCode.trim()) ?? true
}
