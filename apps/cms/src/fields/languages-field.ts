import type { Bilingual } from '@ferrule/blocks/bilingual'
import type { SelectField } from 'payload'
import { languageOptions } from './language-options.ts'

type LanguagesOptions = { name: string; label: Bilingual; required?: boolean; description?: Bilingual }

export function languagesField({ name, label, required = false, description }: LanguagesOptions): SelectField {
  return {
    name,
    label,
    type: 'select',
    hasMany: true,
    required,
    options: languageOptions(),
    ...(description ? { admin: { description } } : {}),
  }
}
