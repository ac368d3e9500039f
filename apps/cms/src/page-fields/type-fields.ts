import { bilingual } from '@ferrule/blocks/bilingual'
import { pageTypes } from '@ferrule/domain/pages/page'
import type { Condition, Field, GroupField } from 'payload'
import { readUnprotected } from '../access/protected.ts'
import { writersOnlyField } from '../access/staff.ts'
import { validateKey, validateKeys } from '../fields/validate-key.ts'

const isType =
  (pageType: (typeof pageTypes)[number]): Condition =>
  (data) =>
    data['pageType'] === pageType

export const leadTextField: Field = {
  name: 'leadText',
  label: bilingual('Lead', 'Einleitung'),
  type: 'textarea',
  localized: true,
  maxLength: 600,
  admin: {
    description: bilingual(
      'Shown between title and text, and in overviews.',
      'Wird zwischen Titel und Text und in Übersichten gezeigt.',
    ),
  },
}

export const pageTypeField: Field = {
  name: 'pageType',
  label: bilingual('Page type', 'Seitentyp'),
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'Content',
  access: { update: writersOnlyField },
  options: [
    { value: 'Content', label: bilingual('Content page', 'Inhaltsseite') },
    { value: 'Story', label: bilingual('Story', 'Story') },
    { value: 'MediaRelease', label: bilingual('Media release', 'Medienmitteilung') },
    { value: 'Catalogue', label: bilingual('Catalogue page', 'Katalogseite') },
  ] satisfies { value: (typeof pageTypes)[number]; label: object }[],
  admin: { position: 'sidebar' },
}

const story: GroupField = {
  name: 'story',
  label: bilingual('Story', 'Story'),
  type: 'group',
  access: { read: readUnprotected },
  admin: { condition: isType('Story') },
  fields: [
    leadTextField,
    {
      name: 'category',
      label: bilingual('Category', 'Kategorie'),
      type: 'relationship',
      relationTo: 'story-categories',
    },
    {
      name: 'topics',
      label: bilingual('Topics', 'Themen'),
      type: 'relationship',
      relationTo: 'story-topics',
      hasMany: true,
      maxRows: 10,
    },
    {
      name: 'contacts',
      label: bilingual('Contacts', 'Kontakte'),
      type: 'relationship',
      relationTo: 'authors',
      hasMany: true,
      maxRows: 10,
    },
    {
      name: 'productSlugs',
      label: bilingual('Products', 'Produkte'),
      type: 'text',
      hasMany: true,
      maxRows: 30,
      validate: validateKeys,
      admin: {
        description: bilingual(
          'The last part of each product’s address. The product pages link to the story.',
          'Der letzte Teil der Adresse jedes Produkts. Die Produktseiten verlinken die Story.',
        ),
      },
    },
  ],
}

const mediaRelease: GroupField = {
  name: 'mediaRelease',
  label: bilingual('Media release', 'Medienmitteilung'),
  type: 'group',
  access: { read: readUnprotected },
  admin: { condition: isType('MediaRelease') },
  fields: [
    leadTextField,
    { name: 'adHoc', label: bilingual('Ad hoc', 'Ad-hoc-Mitteilung'), type: 'checkbox', defaultValue: false },
  ],
}

const catalogue: GroupField = {
  name: 'catalogue',
  label: bilingual('Catalogue', 'Katalog'),
  type: 'group',
  admin: { condition: isType('Catalogue') },
  fields: [
    {
      name: 'classificationSlug',
      label: bilingual('Classification', 'Klassifikation'),
      type: 'text',
      maxLength: 120,
      validate: validateKey,
      admin: {
        description: bilingual('The last part of its address.', 'Der letzte Teil ihrer Adresse.'),
      },
    },
  ],
}

/** Groups of fields that are shown for one page type only. */
export const typeFields: Field[] = [story, mediaRelease, catalogue]
