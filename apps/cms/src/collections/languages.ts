import { bilingual } from '@ferrule/blocks/bilingual'
import { languages as codes } from '@ferrule/domain/locales/language'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, anyone } from '../access/staff.ts'
import { countryField } from '../fields/country-field.ts'
import { enqueueSystem } from '../publishing/enqueue-record-refresh.ts'

export const languages: CollectionConfig = {
  slug: 'languages',
  labels: { singular: bilingual('Language', 'Sprache'), plural: bilingual('Languages', 'Sprachen') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['languageCode', 'name', 'defaultCountry'],
    group: bilingual('Settings', 'Einstellungen'),
  },
  access: { read: anyone, create: administratorsOnly, update: administratorsOnly, delete: administratorsOnly },
  hooks: enqueueSystem,
  fields: [
    {
      name: 'languageCode',
      label: bilingual('Code', 'Code'),
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: codes.map((value) => ({ value, label: bilingual(value, value) })),
    },
    countryField({ name: 'defaultCountry', label: bilingual('Default country', 'Standardland') }),
    { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, localized: true },
  ],
}
