import { countryCode } from '@ferrule/domain/countries/country'
import type { TextField, TextFieldManyValidation } from 'payload'
import { words } from '../words.ts'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether somebody lives there: a code that looks right but means nothing would hide a page from everybody. */
export function isCountry(code: string): boolean {
  return countryCode.safeParse(code).success && (code === 'ALL' || regions.of(code) !== undefined)
}

const validate: TextFieldManyValidation = (codes) => {
  const unknown = codes?.find((code) => !isCountry(code))
  return unknown === undefined || `${unknown} is not a country code; please enter codes such as CH, US or ALL`
}

/** Codes, not relations: deleting a country would empty the list, and an empty list means every country. */
export function countriesField(): TextField {
  return {
    name: 'countries',
    label: words('Countries', 'Länder'),
    type: 'text',
    hasMany: true,
    validate,
    admin: {
      description: words(
        'Two-letter codes such as CH or US; ALL for international readers. Empty means every country.',
        'Zweistellige Codes wie CH oder US; ALL für internationale Leser. Leer heisst alle Länder.',
      ),
    },
  }
}
