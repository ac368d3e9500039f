import { bilingual } from '@ferrule/blocks/bilingual'
import type { Field } from 'payload'
import { contactLinkField } from '../fields/contact-link-field.ts'
import { countriesField } from '../fields/countries-field.ts'
import { navigationField } from '../fields/navigation-field.ts'
import { themeField } from '../fields/theme-field.ts'
import { identityFields } from './identity-fields.ts'

const homePages: Field = {
  name: 'homePages',
  label: bilingual('Start pages', 'Startseiten'),
  labels: { singular: bilingual('Start page', 'Startseite'), plural: bilingual('Start pages', 'Startseiten') },
  type: 'array',
  maxRows: 60,
  admin: {
    description: bilingual(
      'A start page without countries applies to all other countries.',
      'Eine Startseite ohne Länder gilt für alle anderen Länder.',
    ),
  },
  fields: [
    {
      name: 'page',
      label: bilingual('Page', 'Seite'),
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
  label: bilingual('Header', 'Kopfzeile'),
  type: 'group',
  fields: [
    {
      name: 'options',
      type: 'group',
      label: bilingual('Options', 'Optionen'),
      fields: [
        themeField(),
        {
          name: 'hidden',
          label: bilingual('Hide header', 'Kopfzeile ausblenden'),
          type: 'checkbox',
          defaultValue: false,
        },
      ],
    },
    navigationField('items'),
  ],
}

const footerNavigation: Field = {
  name: 'footerNavigation',
  label: bilingual('Footer', 'Fußzeile'),
  type: 'group',
  fields: [themeField(), contactLinkField, navigationField('sections')],
}

/** All settings of a site. The website does not serve a site without header or footer entries. */
export const siteFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: bilingual('Site', 'Website'), fields: [...identityFields, homePages] },
      { label: bilingual('Header', 'Kopfzeile'), fields: [headerNavigation] },
      { label: bilingual('Footer', 'Fußzeile'), fields: [footerNavigation] },
    ],
  },
]
