import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import { countryCode } from '@ferrule/domain/countries/country'
import type { TextField, TextFieldManyValidation } from 'payload'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether a code names an existing country: a code without one would hide a page from every visitor. */
export function isCountry(code: string): boolean {
  return countryCode.safeParse(code).success && (code === 'ALL' || regions.of(code) !== undefined)
}

const validate: TextFieldManyValidation = (codes, { req }) => {
  const unknown = codes?.find((code) => !isCountry(code))
  return unknown === undefined || inLanguage(toRefusal(unknown), req.i18n.language)
}

function toRefusal(code: string) {
  return bilingual(
    `${code} is not a country code; please use codes such as CH, US or ALL`,
    `${code} ist kein Ländercode; bitte verwenden Sie Codes wie CH, US oder ALL`,
  )
}

/** Stores codes, not relations: deleting a country would empty the list, and an empty list means every country. */
export function countriesField(): TextField {
  return {
    name: 'countries',
    label: bilingual('Countries', 'Länder'),
    type: 'text',
    hasMany: true,
    validate,
    admin: {
      description: bilingual(
        'Two-letter codes such as CH or US; ALL for international visitors. Empty means every country.',
        'Zweistellige Codes wie CH oder US; ALL für internationale Besucher. Leer heißt alle Länder.',
      ),
    },
  }
}
