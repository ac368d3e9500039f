import { type Bilingual, bilingual, type EditorRequest, inLanguage } from '@ferrule/blocks/bilingual'
import type { TextField } from 'payload'
import { isCountry } from './countries-field.ts'

type CountryOptions = { name: string; label: Bilingual; unique?: boolean }

const refusal = bilingual(
  'Please enter a two-letter code such as CH, or ALL for international visitors',
  'Bitte geben Sie einen zweistelligen Code wie CH ein, oder ALL für internationale Besucher',
)

export function countryField({ name, label, unique = false }: CountryOptions): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    unique,
    index: unique,
    validate: (code: string | null | undefined, { req }: { req: EditorRequest }) =>
      isCountry(code ?? '') || inLanguage(refusal, req.i18n.language),
    admin: {
      description: bilingual(
        'Two-letter code such as CH; ALL for international visitors.',
        'Zweistelliger Code wie CH; ALL für internationale Besucher.',
      ),
    },
  }
}
