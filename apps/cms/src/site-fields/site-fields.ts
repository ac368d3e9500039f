import type { Field } from 'payload'
import { contactLinkField } from '../fields/contact-link-field.ts'
import { countriesField } from '../fields/countries-field.ts'
import { navigationField } from '../fields/navigation-field.ts'
import { themeField } from '../fields/theme-field.ts'
import { words } from '../words.ts'
import { identityFields } from './identity-fields.ts'

const homePages: Field = {
  name: 'homePages',
  label: words('Start pages', 'Startseiten'),
  labels: { singular: words('Start page', 'Startseite'), plural: words('Start pages', 'Startseiten') },
  type: 'array',
  maxRows: 60,
  admin: {
    description: words('One without countries is for everybody else.', 'Eine ohne Länder gilt für alle anderen.'),
  },
  fields: [
    {
      name: 'page',
      label: words('Page', 'Seite'),
      type: 'relationship',
      relationTo: 'pages',
      required: true,
      maxDepth: 1,
    },
    countriesField(),
  ],
}

const headerNavigation: Field = {
  name: 'headerNavigation',
  label: words('Header', 'Kopf'),
  type: 'group',
  fields: [
    {
      name: 'options',
      type: 'group',
      label: words('Options', 'Optionen'),
      fields: [
        themeField(),
        { name: 'hidden', label: words('Without header', 'Ohne Kopf'), type: 'checkbox', defaultValue: false },
      ],
    },
    navigationField('items'),
  ],
}

const footerNavigation: Field = {
  name: 'footerNavigation',
  label: words('Footer', 'Fuss'),
  type: 'group',
  fields: [themeField(), contactLinkField, navigationField('sections')],
}

/** Every setting of a site. A site without header or footer entries is not shown to anybody. */
export const siteFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: words('Site', 'Website'), fields: [...identityFields, homePages] },
      { label: words('Header', 'Kopf'), fields: [headerNavigation] },
      { label: words('Footer', 'Fuss'), fields: [footerNavigation] },
    ],
  },
]
