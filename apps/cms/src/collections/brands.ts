import { bilingual } from '@ferrule/blocks/bilingual'
import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, anyone } from '../access/staff.ts'
import { themeField } from '../fields/theme-field.ts'
import { enqueueSystem } from '../publishing/enqueue-record-refresh.ts'

export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: bilingual('Brand', 'Marke'), plural: bilingual('Brands', 'Marken') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'pimId', 'theme'],
    group: bilingual('Settings', 'Einstellungen'),
  },
  access: { read: anyone, create: administratorsOnly, update: administratorsOnly, delete: administratorsOnly },
  hooks: enqueueSystem,
  defaultPopulate: { name: true, pimId: true, theme: true },
  fields: [
    { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true },
    {
      name: 'pimId',
      label: bilingual('PIM key', 'PIM-Schlüssel'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    themeField(),
    pictureField(),
  ],
}
