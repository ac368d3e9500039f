import type { ArrayField, Field } from 'payload'
import { bilingual } from '../bilingual.ts'
import { countriesField } from './countries-field.ts'
import { linkTargetField } from './link-target-field.ts'

const maxEntries = 30

/**
 * A tree of entries, three levels deep. Only the titles are localized: sites have no drafts, and without drafts Payload
 * matches the languages of a row by its id, also when rows are moved. Each level has a different name, because Payload
 * confuses the tables of nested arrays with the same name.
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
    label: bilingual('Entries', 'Einträge'),
    labels: { singular: bilingual('Entry', 'Eintrag'), plural: bilingual('Entries', 'Einträge') },
    type: 'array',
    maxRows: maxEntries,
    admin: { initCollapsed: true, components: { RowLabel: '/fields/entry-label.tsx#EntryLabel' } },
    fields: [...entryFields(), ...below],
  }
}

function entryFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', localized: true, maxLength: 80 },
        {
          name: 'page',
          label: bilingual('Page', 'Seite'),
          type: 'relationship',
          relationTo: 'pages',
          maxDepth: 1,
        },
        linkTargetField(),
      ],
    },
    {
      type: 'collapsible',
      label: bilingual('More', 'Mehr'),
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'breadcrumbOverride',
          label: bilingual('Title in breadcrumbs', 'Titel im Brotkrumenpfad'),
          type: 'text',
          localized: true,
          maxLength: 80,
        },
        countriesField(),
        {
          name: 'hidden',
          label: bilingual('Visible to editors only', 'Nur für die Redaktion sichtbar'),
          type: 'checkbox',
          defaultValue: false,
        },
      ],
    },
  ]
}
