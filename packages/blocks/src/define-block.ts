import type { Block, Field } from 'payload'
import type { z } from 'zod'
import { selectFields } from './select-fields.ts'
import { withStableKeys } from './translation/with-stable-keys.ts'

type BlockGroup =
  | 'Opening and closing'
  | 'Text'
  | 'Pictures and videos'
  | 'Data and downloads'
  | 'Teasers'
  | 'Contact and links'

type ContentSchema = z.ZodObject<{ blockType: z.ZodLiteral<string> }>

type BlockDefinition<Schema extends ContentSchema, ExampleName extends string> = {
  /** The content as the content service returns it. Its `blockType` is the slug of the block. */
  content: Schema
  /** Returns the text that search indexes. */
  toText: (content: z.infer<Schema>) => string
  /** The name of the block in the content admin and in the style guide. */
  labels: { singular: string; plural: string }
  /** The group in the list of blocks that an editor can add. */
  group: BlockGroup
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
  const admin: Block = { slug, interfaceName, labels, admin: { group }, fields: withStableKeys(fields) }
  const fragment = `fragment ${fragmentName} on ${interfaceName} { blockType ${selectFields(fields)} }`
  return { slug, content, toText, label: labels.singular, admin, fragmentName, fragment, examples }
}
