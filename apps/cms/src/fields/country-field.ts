import type { TextField } from 'payload'
import { words } from '../words.ts'
import { isCountry } from './countries-field.ts'

type CountryOptions = { name: string; label: ReturnType<typeof words>; unique?: boolean }

export function countryField({ name, label, unique = false }: CountryOptions): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    unique,
    index: unique,
    validate: (code: string | null | undefined) =>
      isCountry(code ?? '') || 'Please enter a two-letter code such as CH, or ALL for international readers',
    admin: {
      description: words(
        'Two letters such as CH; ALL for international.',
        'Zwei Buchstaben wie CH; ALL international.',
      ),
    },
  }
}
