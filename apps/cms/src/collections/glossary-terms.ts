import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { publishersOnly, staffOnly } from '../access/staff.ts'
import { keepFirstVersion } from '../restoring/keep-first-version.ts'

/** Terms of the company, which the translation desk compares with each translation. */
export const glossaryTerms: CollectionConfig = {
  slug: 'glossary-terms',
  labels: { singular: bilingual('Glossary term', 'Glossarbegriff'), plural: bilingual('Glossary', 'Glossar') },
  admin: {
    useAsTitle: 'term',
    defaultColumns: ['term', 'forbidden', 'updatedAt'],
    listSearchableFields: ['term', 'forbidden'],
    group: bilingual('Content', 'Inhalte'),
  },
  access: {
    read: staffOnly,
    readVersions: staffOnly,
    create: publishersOnly,
    update: publishersOnly,
    delete: publishersOnly,
  },
  defaultSort: 'term',
  hooks: { beforeChange: [keepFirstVersion] },
  versions: { maxPerDoc: 25 },
  trash: true,
  fields: [
    {
      name: 'term',
      label: bilingual('Term', 'Begriff'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      admin: {
        description: bilingual(
          'The approved word of this language, in its basic form.',
          'Das freigegebene Wort dieser Sprache, in seiner Grundform.',
        ),
      },
    },
    {
      name: 'forbidden',
      label: bilingual('Forbidden words', 'Verbotene Wörter'),
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: {
        description: bilingual(
          'Words for the same thing that texts do not use, one on each line.',
          'Wörter für dasselbe, die Texte nicht verwenden, eines je Zeile.',
        ),
      },
    },
    {
      name: 'note',
      label: bilingual('Note for translators', 'Hinweis für die Übersetzung'),
      type: 'textarea',
      maxLength: 500,
    },
    { name: 'source', type: 'text', index: true, admin: { hidden: true } },
  ],
}
