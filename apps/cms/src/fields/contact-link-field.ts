import { bilingual } from '@ferrule/blocks/bilingual'
import type { Condition, GroupField } from 'payload'
import { linkTargetField } from './link-target-field.ts'

type SiblingData = { kind?: string | null }

const isKind =
  (...kinds: string[]): Condition =>
  (_, sibling: SiblingData) =>
    kinds.includes(sibling.kind ?? '')

/** A link of one of the kinds that the website supports; without a kind there is no link. */
export const contactLinkField: GroupField = {
  name: 'contactLink',
  label: bilingual('Link to the contact page', 'Link zur Kontaktseite'),
  type: 'group',
  fields: [
    {
      name: 'kind',
      label: bilingual('Type', 'Art'),
      type: 'select',
      options: [
        { value: 'page', label: bilingual('Page', 'Seite') },
        { value: 'path', label: bilingual('Path', 'Pfad') },
        { value: 'external', label: bilingual('External address', 'Externe Adresse') },
        { value: 'product', label: bilingual('Product', 'Produkt') },
      ],
    },
    {
      name: 'text',
      label: bilingual('Text', 'Text'),
      type: 'text',
      localized: true,
      maxLength: 80,
      admin: {
        description: bilingual(
          '{name} is replaced by the product name.',
          '{name} wird durch den Produktnamen ersetzt.',
        ),
      },
    },
    {
      name: 'page',
      label: bilingual('Page', 'Seite'),
      type: 'relationship',
      relationTo: 'pages',
      maxDepth: 1,
      admin: { condition: isKind('page') },
    },
    {
      name: 'pageParameters',
      label: bilingual('Query or anchor', 'Parameter oder Anker'),
      type: 'text',
      maxLength: 200,
      admin: {
        condition: isKind('page'),
        description: bilingual('For example ?brand=axion or #data.', 'Zum Beispiel ?brand=axion oder #data.'),
      },
    },
    { ...linkTargetField(), admin: { condition: isKind('path', 'external') } },
    {
      name: 'productSlug',
      label: bilingual('Product', 'Produkt'),
      type: 'text',
      maxLength: 120,
      admin: { condition: isKind('product') },
    },
    {
      name: 'openInNewTab',
      label: bilingual('Open in a new tab', 'In neuem Tab öffnen'),
      type: 'checkbox',
      defaultValue: false,
    },
  ],
}
