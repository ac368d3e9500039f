import { languages } from '@ferrule/domain/locales/language'
import type { SelectField } from 'payload'

type LanguagesOptions = Pick<SelectField, 'name' | 'label'> & { required?: boolean; description?: LanguagesAdmin }
type LanguagesAdmin = { en: string; de: string }

export function languagesField({ name, label, required = false, description }: LanguagesOptions): SelectField {
  return {
    name,
    ...(label ? { label } : {}),
    type: 'select',
    hasMany: true,
    required,
    options: [...languages],
    ...(description ? { admin: { description } } : {}),
  }
}
