import { bilingual } from '@ferrule/blocks/bilingual'
import { linkPicker } from '@ferrule/blocks/links/link-fields'
import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'

/** The address of a link is chosen as in a block. */
function withPicker(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url') return field
  const label = bilingual('Target', 'Ziel')
  return { ...field, label, admin: { ...field.admin, components: { Field: linkPicker } } }
}

/** Offers exactly the nodes of `rich-text-content.ts` in packages/blocks; a node added here must be rendered there. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: ({ defaultFields }) => defaultFields.map(withPicker),
    }),
    FixedToolbarFeature(),
  ],
})
