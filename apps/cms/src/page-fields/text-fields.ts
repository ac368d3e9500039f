import { blockFields } from '@ferrule/blocks/block-fields'
import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { BlockSlug, Field } from 'payload'
import { readUnprotected } from '../access/protected.ts'
import { words } from '../words.ts'

const access = { read: readUnprotected }

/** What readers see of every page. */
export const textFields: Field[] = [
  { name: 'title', label: words('Title', 'Titel'), type: 'text', required: true, localized: true, maxLength: 120 },
  {
    name: 'description',
    label: words('Description', 'Beschreibung'),
    type: 'textarea',
    localized: true,
    maxLength: 300,
    access,
    admin: {
      description: words(
        'One or two sentences, shown by search engines and in search results.',
        'Ein oder zwei Sätze, die Suchmaschinen und die eigene Suche zeigen.',
      ),
    },
  },
  {
    name: 'blocks',
    label: words('Blocks', 'Bausteine'),
    type: 'blocks',
    // On the field itself: with shared rows Payload merges languages by position, and a reorder mixes them up.
    localized: true,
    required: true,
    minRows: 1,
    access,
    blocks: [],
    // The names are those of payload-types.ts, which is made of this same list.
    blockReferences: blockFields.map(({ slug }) => slug as BlockSlug),
  },
]

/** What stands for the page elsewhere. */
export const shareFields: Field[] = [
  {
    ...pictureField(),
    label: words('Share picture', 'Vorschaubild'),
    access,
    admin: {
      description: words(
        'Stands for the page where it is shared and in overviews.',
        'Steht für die Seite, wo sie geteilt wird, und in Übersichten.',
      ),
    },
  },
  {
    name: 'showTableOfContents',
    label: words('Show a table of contents', 'Inhaltsverzeichnis zeigen'),
    type: 'checkbox',
    defaultValue: false,
  },
]
