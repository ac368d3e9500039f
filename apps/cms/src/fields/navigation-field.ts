import { bilingual } from '@ferrule/blocks/bilingual'
import { menuIcons } from '@ferrule/domain/navigation/menu-teaser'
import type { ArrayField, Field } from 'payload'
import { countriesField } from './countries-field.ts'
import { linkTargetField } from './link-target-field.ts'
import { iconLabels } from './icon-labels.ts'
import { menuTeaserField } from './menu-teaser-field.ts'

const maxEntries = 30

/**
 * A tree of entries, three levels deep. Only the texts are localized: sites have versions but no drafts, and without drafts
 * Payload matches the languages of a row by its id, also when rows are moved and when a version is restored. Each level
 * has a different name, because Payload confuses the tables of nested arrays with the same name.
 */
export function navigationField(name: 'items' | 'sections'): ArrayField {
  const leaves = level({ name: 'leaves', interfaceName: 'NavigationLeaves', below: [] })
  const children = level({ name: 'children', interfaceName: 'NavigationChildren', below: [leaves] })
  const entries =
    name === 'items'
      ? level({ name, interfaceName: 'HeaderEntries', below: [children, menuTeaserField()] })
      : level({ name, interfaceName: 'NavigationEntries', below: [children] })
  return { ...entries, dbName: ({ tableName }) => tableNames[name][tableName?.startsWith('_') ? 'versions' : 'main'] }
}

/** Postgres shortens names to 63 characters, which those of the versions would exceed. Payload adds `_` and `_v` to them. */
const tableNames = {
  items: { main: 'sites_header_navigation_items', versions: 'site_header' },
  sections: { main: 'sites_footer_navigation_sections', versions: 'site_footer' },
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
        menuRow(),
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

/** Line and icon of an entry in the menu of a header. */
function menuRow(): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'note',
        label: bilingual('Line below the title', 'Zeile unter dem Titel'),
        type: 'text',
        localized: true,
        maxLength: 80,
        admin: {
          description: bilingual(
            'In the menu of the header. For example: 12–40 kN.',
            'Im Menü der Kopfzeile. Zum Beispiel: 12–40 kN.',
          ),
        },
      },
      {
        name: 'icon',
        label: bilingual('Icon', 'Symbol'),
        type: 'select',
        options: menuIcons.map((value) => ({ value, label: iconLabels[value] })),
        enumName: 'navigation_icon',
        admin: {
          description: bilingual('Before entries with a list.', 'Vor Einträgen mit einer Liste.'),
        },
      },
    ],
  }
}
