import type { ArrayField, Field } from 'payload'
import { words } from '../words.ts'
import { countriesField } from './countries-field.ts'
import { targetField } from './target-field.ts'

const mostEntries = 30

/**
 * A tree of entries, three levels deep. Only the titles are per language: sites have no drafts, and without them
 * Payload keeps the languages of a row together by its id, also when rows are moved. Each level has a name of its own,
 * because Payload confuses tables of rows that are called the same one below the other.
 */
export function navigationField(name: 'items' | 'sections'): ArrayField {
  const leaves = level({ name: 'leaves', interfaceName: 'NavigationLeaves', below: [] })
  const children = level({ name: 'children', interfaceName: 'NavigationChildren', below: [leaves] })
  return level({ name, interfaceName: 'NavigationEntries', below: [children] })
}

type Level = { name: string; interfaceName: string; below: Field[] }

function level({ name, interfaceName, below }: Level): ArrayField {
  return {
    name,
    interfaceName,
    label: words('Entries', 'Einträge'),
    labels: { singular: words('Entry', 'Eintrag'), plural: words('Entries', 'Einträge') },
    type: 'array',
    maxRows: mostEntries,
    admin: { initCollapsed: true, components: { RowLabel: '/fields/entry-label.tsx#EntryLabel' } },
    fields: [...entryFields(), ...below],
  }
}

function entryFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'title', label: words('Title', 'Titel'), type: 'text', localized: true, maxLength: 80 },
        {
          name: 'page',
          label: words('Page', 'Seite'),
          type: 'relationship',
          relationTo: 'pages',
          maxDepth: 1,
        },
        targetField(),
      ],
    },
    {
      type: 'collapsible',
      label: words('More', 'Mehr'),
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'breadcrumbOverride',
          label: words('Title in breadcrumbs', 'Titel im Brotkrumenpfad'),
          type: 'text',
          localized: true,
          maxLength: 80,
        },
        countriesField(),
        {
          name: 'hidden',
          label: words('Shown to editors only', 'Nur für die Redaktion sichtbar'),
          type: 'checkbox',
          defaultValue: false,
        },
      ],
    },
  ]
}
