import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { CollectionConfig } from 'payload'
import { everybody, publishersOnly } from '../access/staff.ts'
import { validateKey } from '../fields/validate-key.ts'
import { announceAuthor } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

/** Who writes stories and answers questions about them. */
export const authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: words('Author', 'Autorin oder Autor'), plural: words('Authors', 'Autorinnen und Autoren') },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'role'], group: words('Content', 'Inhalte') },
  access: { read: everybody, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: announceAuthor,
  defaultPopulate: { name: true, slug: true, image: true },
  fields: [
    { name: 'name', label: words('Name', 'Name'), type: 'text', required: true },
    {
      name: 'slug',
      label: words('Last part of the address', 'Letzter Teil der Adresse'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateKey,
    },
    { name: 'role', label: words('Role', 'Funktion'), type: 'text', localized: true, maxLength: 120 },
    { name: 'biography', label: words('Biography', 'Biografie'), type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'email', label: words('E-mail', 'E-Mail'), type: 'email' },
    pictureField(),
  ],
}
