import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { anyone, publishersOnly } from '../access/staff.ts'
import { countryField } from '../fields/country-field.ts'
import { serviceFields } from '../fields/service-fields.ts'
import { enqueueLocationRefresh } from '../publishing/enqueue-record-refresh.ts'

export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: bilingual('Location', 'Standort'), plural: bilingual('Locations', 'Standorte') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'contactType', 'city', 'countryCode'],
    group: bilingual('Content', 'Inhalte'),
  },
  access: { read: anyone, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: enqueueLocationRefresh,
  fields: [
    { name: 'name', label: bilingual('Company', 'Firma'), type: 'text', required: true },
    {
      name: 'contactType',
      label: bilingual('Type of contact', 'Art des Kontakts'),
      type: 'select',
      required: true,
      options: [
        { value: 'SalesAndService', label: bilingual('Sales and service', 'Verkauf und Service') },
        { value: 'Production', label: bilingual('Production', 'Produktion') },
        { value: 'Distributor', label: bilingual('Distributor', 'Vertretung') },
      ],
    },
    { name: 'brands', label: bilingual('Brands', 'Marken'), type: 'relationship', relationTo: 'brands', hasMany: true },
    countryField({ name: 'countryCode', label: bilingual('Country', 'Land') }),
    {
      name: 'region',
      label: bilingual('Region', 'Region'),
      type: 'select',
      required: true,
      options: [
        { value: 'Europe', label: bilingual('Europe', 'Europa') },
        { value: 'Americas', label: bilingual('Americas', 'Amerika') },
        { value: 'AsiaPacific', label: bilingual('Asia-Pacific', 'Asien-Pazifik') },
        { value: 'MiddleEastAndAfrica', label: bilingual('Middle East and Africa', 'Naher Osten und Afrika') },
      ],
    },
    { name: 'street', label: bilingual('Street', 'Straße'), type: 'text' },
    { name: 'postalCode', label: bilingual('Postal code', 'Postleitzahl'), type: 'text' },
    { name: 'city', label: bilingual('City', 'Ort'), type: 'text', required: true },
    { name: 'phone', label: bilingual('Telephone', 'Telefon'), type: 'text' },
    { name: 'email', label: bilingual('E-mail', 'E-Mail'), type: 'email' },
    { name: 'latitude', label: bilingual('Latitude', 'Geografische Breite'), type: 'number', min: -90, max: 90 },
    { name: 'longitude', label: bilingual('Longitude', 'Geografische Länge'), type: 'number', min: -180, max: 180 },
    ...serviceFields,
    { name: 'note', label: bilingual('Note', 'Hinweis'), type: 'textarea', localized: true, maxLength: 300 },
  ],
}
