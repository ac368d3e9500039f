import { bilingual } from '@ferrule/blocks/bilingual'
import { themeKeys } from '@ferrule/domain/pages/theme'
import type { SelectField } from 'payload'

export function themeField(admin: SelectField['admin'] = {}): SelectField {
  return {
    name: 'theme',
    label: bilingual('Theme', 'Erscheinungsbild'),
    type: 'select',
    required: true,
    defaultValue: 'Default',
    options: [...themeKeys],
    admin,
  }
}
