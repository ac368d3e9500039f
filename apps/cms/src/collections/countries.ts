import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, anyone } from '../access/staff.ts'
import { countryField } from '../fields/country-field.ts'
import { languageOptions } from '../fields/language-options.ts'
import { languagesField } from '../fields/languages-field.ts'
import { enqueueSystem } from '../publishing/enqueue-record-refresh.ts'

export const countries: CollectionConfig = {
  slug: 'countries',
  labels: { singular: bilingual('Country', 'Land'), plural: bilingual('Countries', 'Länder') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['countryCode', 'name', 'supportedLanguages', 'hidden', 'sortIndex'],
    group: bilingual('Settings', 'Einstellungen'),
  },
  access: { read: anyone, create: administratorsOnly, update: administratorsOnly, delete: administratorsOnly },
  hooks: enqueueSystem,
  defaultSort: 'sortIndex',
  fields: [
    countryField({ name: 'countryCode', label: bilingual('Code', 'Code'), unique: true }),
    { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, localized: true },
    {
      name: 'sortIndex',
      label: bilingual('Order', 'Reihenfolge'),
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
    },
    {
      name: 'hidden',
      label: bilingual('Hidden from visitors', 'Für Besucher ausgeblendet'),
      type: 'checkbox',
      defaultValue: false,
    },
    languagesField({ name: 'supportedLanguages', label: bilingual('Languages', 'Sprachen'), required: true }),
    {
      name: 'defaultLanguage',
      label: bilingual('Default language', 'Standardsprache'),
      type: 'select',
      required: true,
      options: languageOptions(),
    },
    {
      name: 'defaultMeasurementSystem',
      label: bilingual('Units', 'Einheiten'),
      type: 'select',
      required: true,
      defaultValue: 'Metric',
      options: [
        { value: 'Metric', label: bilingual('Metric', 'Metrisch') },
        { value: 'Imperial', label: bilingual('Imperial', 'Angloamerikanisch') },
      ],
    },
  ],
}
