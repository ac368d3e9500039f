import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { anyone, publishersOnly } from '../access/staff.ts'
import { countriesField } from '../fields/countries-field.ts'
import { linkTargetField } from '../fields/link-target-field.ts'
import { enqueueRecordsRefresh } from '../publishing/enqueue-record-refresh.ts'

/** Terms and conditions, with the locations and countries they apply to, their start date, and a PDF or a link. */
export const termsDocuments: CollectionConfig = {
  slug: 'terms-documents',
  labels: {
    singular: bilingual('Terms document', 'AGB-Dokument'),
    plural: bilingual('Terms documents', 'AGB-Dokumente'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'countries', 'validFrom'],
    group: bilingual('Content', 'Inhalte'),
  },
  access: { read: anyone, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  defaultSort: '-validFrom',
  hooks: enqueueRecordsRefresh,
  fields: [
    {
      name: 'title',
      label: bilingual('Title', 'Titel'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 160,
    },
    {
      name: 'locations',
      label: bilingual('Locations', 'Standorte'),
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
    },
    countriesField(),
    {
      name: 'validFrom',
      label: bilingual('Valid from', 'Gültig ab'),
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'file',
      label: bilingual('File', 'Datei'),
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    },
    { ...linkTargetField({ name: 'href' }), label: bilingual('Or link to the document', 'Oder Link zum Dokument') },
    { name: 'source', type: 'text', index: true, admin: { hidden: true } },
  ],
}
