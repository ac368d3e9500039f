import { languages as codes } from '@ferrule/domain/locales/language'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, everybody } from '../access/staff.ts'
import { countryField } from '../fields/country-field.ts'
import { announceSystem } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

export const languages: CollectionConfig = {
  slug: 'languages',
  labels: { singular: words('Language', 'Sprache'), plural: words('Languages', 'Sprachen') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['languageCode', 'name', 'defaultCountry'],
    group: words('Settings', 'Einstellungen'),
  },
  access: { read: everybody, create: administratorsOnly, update: administratorsOnly, delete: administratorsOnly },
  hooks: announceSystem,
  fields: [
    {
      name: 'languageCode',
      label: words('Code', 'Code'),
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: [...codes],
    },
    countryField({ name: 'defaultCountry', label: words('Usual country', 'Übliches Land') }),
    { name: 'name', label: words('Name', 'Name'), type: 'text', required: true, localized: true },
  ],
}
