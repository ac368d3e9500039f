import { bilingual } from '@ferrule/blocks/bilingual'
import type { Field } from 'payload'
import { writersOnlyField } from '../access/staff.ts'
import { countriesField } from '../fields/countries-field.ts'
import { siteField } from '../fields/site-field.ts'
import { themeField } from '../fields/theme-field.ts'
import { validateSlug } from '../page-paths/validate-slug.ts'

// Translators may change texts, but not the place of a page.
const access = { update: writersOnlyField }

/** The place of a page in the tree of its site, and the countries and sites it is available to. */
export const placeFields: Field[] = [
  { ...siteField({ position: 'sidebar' }), access },
  {
    name: 'parent',
    label: bilingual('Parent page', 'Übergeordnete Seite'),
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    maxDepth: 0,
    access,
    admin: { position: 'sidebar' },
    filterOptions: ({ id, data }) => ({
      ...(id ? { id: { not_equals: id } } : {}),
      ...(data.site ? { site: { equals: data.site } } : {}),
    }),
  },
  {
    name: 'slug',
    label: bilingual('Last part of the address', 'Letzter Teil der Adresse'),
    type: 'text',
    required: true,
    validate: validateSlug,
    access,
    admin: {
      position: 'sidebar',
      description: bilingual('home for the start page of a site.', 'home für die Startseite einer Website.'),
    },
    hooks: { beforeDuplicate: [({ value }) => (value ? `${value}-copy` : value)] },
  },
  {
    name: 'path',
    label: bilingual('Address', 'Adresse'),
    type: 'text',
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: bilingual(
        'Built from the parent page and the last part of the address.',
        'Entsteht aus der übergeordneten Seite und dem letzten Teil.',
      ),
    },
  },
  {
    name: 'successor',
    label: bilingual('Replaced by', 'Ersetzt durch'),
    type: 'relationship',
    relationTo: 'pages',
    maxDepth: 0,
    access,
    admin: {
      position: 'sidebar',
      description: bilingual(
        'When this page is deleted or unpublished, its address leads to the page chosen here. A new address redirects by itself.',
        'Wird diese Seite gelöscht oder zurückgezogen, führt ihre Adresse zur hier gewählten Seite. Eine neue Adresse leitet von selbst weiter.',
      ),
    },
    filterOptions: ({ id, data }) => ({
      ...(id ? { id: { not_equals: id } } : {}),
      ...(data.site ? { site: { equals: data.site } } : {}),
    }),
  },
  { ...themeField({ position: 'sidebar' }), access },
  { ...countriesField(), access },
  {
    name: 'mainSiteOnly',
    label: bilingual('On the main site only', 'Nur auf der Hauptwebsite'),
    type: 'checkbox',
    defaultValue: false,
    access,
    admin: {
      description: bilingual('Other sites show a 404 page.', 'Andere Websites zeigen eine 404-Seite.'),
    },
  },
]
