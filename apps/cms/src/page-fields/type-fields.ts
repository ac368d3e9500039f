import { pageTypes } from '@ferrule/domain/pages/page'
import type { Condition, Field, GroupField } from 'payload'
import { readUnprotected } from '../access/protected.ts'
import { writersOnlyField } from '../access/staff.ts'
import { validateKey, validateKeys } from '../fields/validate-key.ts'
import { words } from '../words.ts'

const isType =
  (pageType: (typeof pageTypes)[number]): Condition =>
  (data) =>
    data['pageType'] === pageType

const leadText: Field = {
  name: 'leadText',
  label: words('Lead', 'Lead'),
  type: 'textarea',
  localized: true,
  maxLength: 600,
  admin: {
    description: words('Between title and text, and in overviews.', 'Zwischen Titel und Text und in Übersichten.'),
  },
}

export const pageTypeField: Field = {
  name: 'pageType',
  label: words('Kind of page', 'Seitentyp'),
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'Content',
  access: { update: writersOnlyField },
  options: [
    { value: 'Content', label: words('Content page', 'Inhaltsseite') },
    { value: 'Story', label: words('Story', 'Story') },
    { value: 'MediaRelease', label: words('Media release', 'Medienmitteilung') },
    { value: 'Catalogue', label: words('Catalogue page', 'Katalogseite') },
  ] satisfies { value: (typeof pageTypes)[number]; label: object }[],
  admin: { position: 'sidebar' },
}

const story: GroupField = {
  name: 'story',
  label: words('Story', 'Story'),
  type: 'group',
  access: { read: readUnprotected },
  admin: { condition: isType('Story') },
  fields: [
    leadText,
    {
      name: 'category',
      label: words('Category', 'Kategorie'),
      type: 'relationship',
      relationTo: 'story-categories',
    },
    {
      name: 'topics',
      label: words('Topics', 'Themen'),
      type: 'relationship',
      relationTo: 'story-topics',
      hasMany: true,
      maxRows: 10,
    },
    {
      name: 'contacts',
      label: words('Contacts', 'Kontakte'),
      type: 'relationship',
      relationTo: 'authors',
      hasMany: true,
      maxRows: 10,
    },
    {
      name: 'productSlugs',
      label: words('Products', 'Produkte'),
      type: 'text',
      hasMany: true,
      maxRows: 30,
      validate: validateKeys,
      admin: {
        description: words(
          'The last part of a product’s address; the story is offered there.',
          'Der letzte Teil der Adresse eines Produkts; die Story wird dort angeboten.',
        ),
      },
    },
  ],
}

const mediaRelease: GroupField = {
  name: 'mediaRelease',
  label: words('Media release', 'Medienmitteilung'),
  type: 'group',
  access: { read: readUnprotected },
  admin: { condition: isType('MediaRelease') },
  fields: [leadText, { name: 'adHoc', label: words('Ad hoc', 'Ad hoc'), type: 'checkbox', defaultValue: false }],
}

const catalogue: GroupField = {
  name: 'catalogue',
  label: words('Catalogue', 'Katalog'),
  type: 'group',
  admin: { condition: isType('Catalogue') },
  fields: [
    {
      name: 'classificationSlug',
      label: words('Classification', 'Klassifikation'),
      type: 'text',
      maxLength: 120,
      validate: validateKey,
      admin: {
        description: words('The last part of its address.', 'Der letzte Teil ihrer Adresse.'),
      },
    },
  ],
}

/** Each shown for pages of its own type only. */
export const typeFields: Field[] = [story, mediaRelease, catalogue]
