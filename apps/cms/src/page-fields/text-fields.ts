import { bilingual } from '@ferrule/blocks/bilingual'
import { blockFields } from '@ferrule/blocks/block-fields'
import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { BlockSlug, Field } from 'payload'
import { readUnprotected } from '../access/protected.ts'

const access = { read: readUnprotected }

/** The content of every page type. */
export const textFields: Field[] = [
  { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, localized: true, maxLength: 120 },
  {
    name: 'description',
    label: bilingual('Description', 'Beschreibung'),
    type: 'textarea',
    localized: true,
    maxLength: 300,
    access,
    admin: {
      description: bilingual(
        'One or two sentences, shown by search engines and in the site search.',
        'Ein oder zwei Sätze, die Suchmaschinen und die eigene Suche zeigen.',
      ),
    },
  },
  {
    name: 'blocks',
    label: bilingual('Blocks', 'Bausteine'),
    labels: { singular: bilingual('Block', 'Baustein'), plural: bilingual('Blocks', 'Bausteine') },
    type: 'blocks',
    // Localized as a whole: with shared rows Payload merges languages by position, so reordering rows mixes them up.
    localized: true,
    required: true,
    minRows: 1,
    access,
    blocks: [],
    // `BlockSlug` comes from payload-types.ts, which is generated from this list.
    blockReferences: blockFields.map(({ slug }) => slug as BlockSlug),
  },
]

/** How the page is presented elsewhere, and its table of contents. */
export const shareFields: Field[] = [
  {
    ...pictureField(),
    label: bilingual('Preview picture', 'Vorschaubild'),
    access,
    admin: {
      description: bilingual(
        'Shown where the page is shared and in overviews.',
        'Wird gezeigt, wo die Seite geteilt wird, und in Übersichten.',
      ),
    },
  },
  {
    name: 'showTableOfContents',
    label: bilingual('Show a table of contents', 'Inhaltsverzeichnis zeigen'),
    type: 'checkbox',
    defaultValue: false,
  },
]
