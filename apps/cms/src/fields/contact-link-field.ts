import type { Condition, GroupField } from 'payload'
import { words } from '../words.ts'
import { targetField } from './target-field.ts'

type Linked = { kind?: string | null }

const isKind =
  (...kinds: string[]): Condition =>
  (_, sibling: Linked) =>
    kinds.includes(sibling.kind ?? '')

/** The kinds of links that the website knows; without a kind there is no link. */
export const contactLinkField: GroupField = {
  name: 'contactLink',
  label: words('Link to the contact page', 'Link zur Kontaktseite'),
  type: 'group',
  fields: [
    {
      name: 'kind',
      label: words('Kind', 'Art'),
      type: 'select',
      options: [
        { value: 'page', label: words('Page', 'Seite') },
        { value: 'path', label: words('Path', 'Pfad') },
        { value: 'external', label: words('Address elsewhere', 'Adresse anderswo') },
        { value: 'product', label: words('Product', 'Produkt') },
      ],
    },
    {
      name: 'text',
      label: words('Text', 'Text'),
      type: 'text',
      localized: true,
      maxLength: 80,
      admin: { description: words('{name} stands for the name of a product.', '{name} steht für den Produktnamen.') },
    },
    {
      name: 'page',
      label: words('Page', 'Seite'),
      type: 'relationship',
      relationTo: 'pages',
      maxDepth: 1,
      admin: { condition: isKind('page') },
    },
    {
      name: 'pageParameters',
      label: words('After the address', 'Nach der Adresse'),
      type: 'text',
      maxLength: 200,
      admin: { condition: isKind('page'), description: words('?brand=axion or #data', '?brand=axion oder #data') },
    },
    { ...targetField(), admin: { condition: isKind('path', 'external') } },
    {
      name: 'productSlug',
      label: words('Product', 'Produkt'),
      type: 'text',
      maxLength: 120,
      admin: { condition: isKind('product') },
    },
    {
      name: 'openInNewTab',
      label: words('Opens a new tab', 'Öffnet einen neuen Tab'),
      type: 'checkbox',
      defaultValue: false,
    },
  ],
}
