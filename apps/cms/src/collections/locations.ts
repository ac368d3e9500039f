import type { CollectionConfig } from 'payload'
import { everybody, publishersOnly } from '../access/staff.ts'
import { countryField } from '../fields/country-field.ts'
import { announceLocations } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

/** Where the group can be met. */
export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: words('Location', 'Standort'), plural: words('Locations', 'Standorte') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'contactType', 'city', 'countryCode'],
    group: words('Content', 'Inhalte'),
  },
  access: { read: everybody, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: announceLocations,
  fields: [
    { name: 'name', label: words('Company', 'Firma'), type: 'text', required: true },
    {
      name: 'contactType',
      label: words('Type of contact', 'Art des Kontakts'),
      type: 'select',
      required: true,
      options: [
        { value: 'SalesAndService', label: words('Sales and service', 'Verkauf und Service') },
        { value: 'Production', label: words('Production', 'Produktion') },
        { value: 'Distributor', label: words('Distributor', 'Vertretung') },
      ],
    },
    { name: 'brands', label: words('Brands', 'Marken'), type: 'relationship', relationTo: 'brands', hasMany: true },
    countryField({ name: 'countryCode', label: words('Country', 'Land') }),
    {
      name: 'region',
      label: words('Region', 'Region'),
      type: 'select',
      required: true,
      options: ['Europe', 'Americas', 'AsiaPacific', 'MiddleEastAndAfrica'],
    },
    { name: 'street', label: words('Street', 'Strasse'), type: 'text' },
    { name: 'postalCode', label: words('Postal code', 'Postleitzahl'), type: 'text' },
    { name: 'city', label: words('City', 'Ort'), type: 'text', required: true },
    { name: 'phone', label: words('Telephone', 'Telefon'), type: 'text' },
    { name: 'email', label: words('E-mail', 'E-Mail'), type: 'email' },
    { name: 'latitude', label: words('Latitude', 'Breite'), type: 'number', min: -90, max: 90 },
    { name: 'longitude', label: words('Longitude', 'Länge'), type: 'number', min: -180, max: 180 },
    {
      name: 'timeZone',
      label: words('Time zone', 'Zeitzone'),
      type: 'text',
      admin: { description: words('Such as Europe/Zurich.', 'Etwa Europe/Zurich.') },
    },
    { name: 'note', label: words('Note', 'Hinweis'), type: 'textarea', localized: true, maxLength: 300 },
  ],
}
