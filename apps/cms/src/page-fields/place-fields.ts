import type { Field } from 'payload'
import { writersOnlyField } from '../access/staff.ts'
import { countriesField } from '../fields/countries-field.ts'
import { siteField } from '../fields/site-field.ts'
import { themeField } from '../fields/theme-field.ts'
import { validateSlug } from '../page-paths/validate-slug.ts'
import { words } from '../words.ts'

// Translators write texts; where a page lies is not theirs to change.
const access = { update: writersOnlyField }

/** Where a page lies, and for whom. */
export const placeFields: Field[] = [
  { ...siteField({ position: 'sidebar' }), access },
  {
    name: 'parent',
    label: words('Page above', 'Übergeordnete Seite'),
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
    label: words('Last part of the address', 'Letzter Teil der Adresse'),
    type: 'text',
    required: true,
    validate: validateSlug,
    access,
    admin: {
      position: 'sidebar',
      description: words('home for the first page of a site.', 'home für die Startseite einer Website.'),
    },
    hooks: { beforeDuplicate: [({ value }) => (value ? `${value}-copy` : value)] },
  },
  {
    name: 'path',
    label: words('Address', 'Adresse'),
    type: 'text',
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: words(
        'Made from the page above and the last part.',
        'Entsteht aus der übergeordneten Seite und dem letzten Teil.',
      ),
    },
  },
  { ...themeField({ position: 'sidebar' }), access },
  { ...countriesField(), access },
  {
    name: 'mainSiteOnly',
    label: words('On the main site only', 'Nur auf der Hauptwebsite'),
    type: 'checkbox',
    defaultValue: false,
    access,
    admin: {
      description: words('Other sites answer that there is no such page.', 'Andere Websites kennen die Seite nicht.'),
    },
  },
]
