import type { CollectionConfig } from 'payload'
import { everybody, publishersOnly } from '../access/staff.ts'
import { countriesField } from '../fields/countries-field.ts'
import { targetField } from '../fields/target-field.ts'
import { announceTerms } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

/** Terms and conditions: what they are called, where and from when they hold, and where they can be read. */
export const termsDocuments: CollectionConfig = {
  slug: 'terms-documents',
  labels: { singular: words('Terms document', 'AGB-Dokument'), plural: words('Terms documents', 'AGB-Dokumente') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'countries', 'validFrom'],
    group: words('Content', 'Inhalte'),
  },
  access: { read: everybody, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: announceTerms,
  defaultSort: '-validFrom',
  fields: [
    { name: 'title', label: words('Title', 'Titel'), type: 'text', required: true, localized: true, maxLength: 160 },
    {
      name: 'locations',
      label: words('Locations', 'Standorte'),
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
    },
    countriesField(),
    {
      name: 'validFrom',
      label: words('Valid from', 'Gültig ab'),
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'file',
      label: words('File', 'Datei'),
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    },
    { ...targetField({ name: 'href' }), label: words('Or where it can be read', 'Oder wo es zu lesen ist') },
    { name: 'source', type: 'text', index: true, admin: { hidden: true } },
  ],
}
