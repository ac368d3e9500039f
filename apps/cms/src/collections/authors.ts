import { bilingual } from '@ferrule/blocks/bilingual'
import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { CollectionConfig } from 'payload'
import { anyone, publishersOnly, staffOnlyField } from '../access/staff.ts'
import { validateKey } from '../fields/validate-key.ts'
import { enqueueAuthorRefresh } from '../publishing/enqueue-record-refresh.ts'

/** Authors of stories, shown as their contacts. */
export const authors: CollectionConfig = {
  slug: 'authors',
  labels: {
    singular: bilingual('Author', 'Autorin oder Autor'),
    plural: bilingual('Authors', 'Autorinnen und Autoren'),
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'role'], group: bilingual('Content', 'Inhalte') },
  access: { read: anyone, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: enqueueAuthorRefresh,
  defaultPopulate: { name: true, slug: true, role: true, biography: true, image: true },
  fields: [
    { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true },
    {
      name: 'slug',
      label: bilingual('Last part of the address', 'Letzter Teil der Adresse'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateKey,
    },
    { name: 'role', label: bilingual('Role', 'Funktion'), type: 'text', localized: true, maxLength: 120 },
    {
      name: 'biography',
      label: bilingual('Biography', 'Biografie'),
      type: 'textarea',
      localized: true,
      maxLength: 1000,
    },
    {
      name: 'email',
      label: bilingual('E-mail', 'E-Mail'),
      type: 'email',
      // The website shows none; in a public list it would serve senders of spam only.
      access: { read: staffOnlyField },
    },
    pictureField(),
  ],
}
