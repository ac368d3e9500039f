import type { Block, Field } from 'payload'
import type { z } from 'zod'
import { type Bilingual, bilingual } from './bilingual.ts'
import { selectFields } from './select-fields.ts'
import { withStableKeys } from './translation/with-stable-keys.ts'

/** The groups in the list of blocks that an editor can add. */
const groups = {
  opening: bilingual('Opening and closing', 'Einstieg und Abschluss'),
  text: bilingual('Text', 'Text'),
  pictures: bilingual('Pictures and videos', 'Bilder und Videos'),
  data: bilingual('Data and downloads', 'Daten und Downloads'),
  teasers: bilingual('Teasers', 'Teaser'),
  contact: bilingual('Contact and links', 'Kontakt und Links'),
}

type ContentSchema = z.ZodObject<{ blockType: z.ZodLiteral<string> }>

type BlockDefinition<Schema extends ContentSchema, ExampleName extends string> = {
  /** The content as the content service returns it. Its `blockType` is the slug of the block. */
  content: Schema
  /** Returns the text that search indexes. */
  toText: (content: z.infer<Schema>) => string
  /** The name of the block in the content admin; the style guide shows the English one. */
  labels: { singular: Bilingual; plural: Bilingual }
  group: keyof typeof groups
  fields: Field[]
  /** Shown in the style guide, and rendered and parsed by the tests. */
  examples: Record<ExampleName, z.infer<Schema>>
}

/** Defines a block. Its admin configuration and its GraphQL fragment follow from its fields. */
export function defineBlock<Schema extends ContentSchema, ExampleName extends string>({
  content,
  toText,
  labels,
  group,
  fields,
  examples,
}: BlockDefinition<Schema, ExampleName>) {
  const slug: Schema['shape']['blockType']['value'] = content.shape.blockType.value
  const fragmentName = slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const interfaceName = `${fragmentName}Block`
  const admin: Block = { slug, interfaceName, labels, admin: { group: groups[group] }, fields: withStableKeys(fields) }
  const fragment = `fragment ${fragmentName} on ${interfaceName} { blockType ${selectFields(fields)} }`
  return { slug, content, toText, label: labels.singular.en, admin, fragmentName, fragment, examples }
}
