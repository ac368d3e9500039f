import { themeKeys } from '@ferrule/domain/pages/theme'
import type { SelectField } from 'payload'
import { words } from '../words.ts'

export function themeField(admin: SelectField['admin'] = {}): SelectField {
  return {
    name: 'theme',
    label: words('Look', 'Erscheinungsbild'),
    type: 'select',
    required: true,
    defaultValue: 'Default',
    options: [...themeKeys],
    admin,
  }
}
