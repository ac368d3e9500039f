import { languages } from '@ferrule/domain/locales/language'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, everybody } from '../access/staff.ts'
import { countryField } from '../fields/country-field.ts'
import { languagesField } from '../fields/languages-field.ts'
import { announceSystem } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

export const countries: CollectionConfig = {
  slug: 'countries',
  labels: { singular: words('Country', 'Land'), plural: words('Countries', 'Länder') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['countryCode', 'name', 'supportedLanguages', 'hidden', 'sortIndex'],
    group: words('Settings', 'Einstellungen'),
  },
  access: { read: everybody, create: administratorsOnly, update: administratorsOnly, delete: administratorsOnly },
  hooks: announceSystem,
  defaultSort: 'sortIndex',
  fields: [
    countryField({ name: 'countryCode', label: words('Code', 'Code'), unique: true }),
    { name: 'name', label: words('Name', 'Name'), type: 'text', required: true, localized: true },
    {
      name: 'sortIndex',
      label: words('Order', 'Reihenfolge'),
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
    },
    {
      name: 'hidden',
      label: words('Not offered to readers', 'Wird Lesern nicht angeboten'),
      type: 'checkbox',
      defaultValue: false,
    },
    languagesField({ name: 'supportedLanguages', label: words('Languages', 'Sprachen'), required: true }),
    {
      name: 'defaultLanguage',
      label: words('Usual language', 'Übliche Sprache'),
      type: 'select',
      required: true,
      options: [...languages],
    },
    {
      name: 'defaultMeasurementSystem',
      label: words('Units', 'Einheiten'),
      type: 'select',
      required: true,
      defaultValue: 'Metric',
      options: ['Metric', 'Imperial'],
    },
  ],
}
