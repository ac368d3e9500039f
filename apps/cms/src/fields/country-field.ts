import { bilingual } from '@ferrule/blocks/bilingual'
import type { TextField } from 'payload'
import { isCountry } from './countries-field.ts'

type CountryOptions = { name: string; label: ReturnType<typeof bilingual>; unique?: boolean }

export function countryField({ name, label, unique = false }: CountryOptions): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    unique,
    index: unique,
    validate: (code: string | null | undefined) =>
      isCountry(code ?? '') || 'Please enter a two-letter code such as CH, or ALL for international visitors',
    admin: {
      description: bilingual(
        'Two-letter code such as CH; ALL for international visitors.',
        'Zweistelliger Code wie CH; ALL für internationale Besucher.',
      ),
    },
  }
}
