import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, everybody } from '../access/staff.ts'
import { themeField } from '../fields/theme-field.ts'
import { announceSystem } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: words('Brand', 'Marke'), plural: words('Brands', 'Marken') },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'pimId', 'theme'], group: words('Settings', 'Einstellungen') },
  access: { read: everybody, create: administratorsOnly, update: administratorsOnly, delete: administratorsOnly },
  hooks: announceSystem,
  defaultPopulate: { name: true, pimId: true, theme: true },
  fields: [
    { name: 'name', label: words('Name', 'Name'), type: 'text', required: true },
    {
      name: 'pimId',
      label: words('Key in the product information', 'Schlüssel in der Produktinformation'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    themeField(),
    pictureField(),
  ],
}
