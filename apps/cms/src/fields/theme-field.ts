import { type Bilingual, bilingual } from '@ferrule/blocks/bilingual'
import { type ThemeKey, themeKeys } from '@ferrule/domain/pages/theme'
import type { SelectField } from 'payload'

/** Themes without a label have the name of their brand. */
const themeLabels: Partial<Record<ThemeKey, Bilingual>> = {
  Default: bilingual('Default', 'Standard'),
  Copper: bilingual('Copper', 'Kupfer'),
  Product: bilingual('Product', 'Produkt'),
  Light_Blue: bilingual('Light blue', 'Hellblau'),
  Iqc: bilingual('IQC', 'IQC'),
}

export function themeField(admin: SelectField['admin'] = {}): SelectField {
  return {
    name: 'theme',
    label: bilingual('Theme', 'Erscheinungsbild'),
    type: 'select',
    required: true,
    defaultValue: 'Default',
    options: themeKeys.map((value) => ({ value, label: themeLabels[value] ?? bilingual(value, value) })),
    admin,
  }
}
