import type { BlockContent } from '@ferrule/blocks/block-content'
import { blockFields } from '@ferrule/blocks/block-fields'
import type { HeroContent } from '@ferrule/blocks/hero/content'
import type { TextContent } from '@ferrule/blocks/text/content'
import { expect, expectTypeOf, test } from 'vitest'
import { pages } from './collections/pages.ts'
import type { Config, HeroBlock, Media, TextBlock } from './payload-types.ts'

/** A stored field may be empty where the public content says null or an empty list. */
type Filled<Stored> = { [Name in keyof Stored]-?: Exclude<Stored[Name], undefined> }
type Plain<Content> = Omit<Content, 'image' | 'links' | 'body'>

test('what editors can store is what the website can read', () => {
  expectTypeOf<keyof Config['blocks']>().toEqualTypeOf<BlockContent['blockType']>()
  expectTypeOf<Omit<Filled<HeroBlock>, 'id' | 'blockName' | 'image' | 'links'>>().toEqualTypeOf<Plain<HeroContent>>()
  expectTypeOf<Omit<Filled<TextBlock>, 'id' | 'blockName' | 'body'>>().toEqualTypeOf<Plain<TextContent>>()
  expectTypeOf<Omit<NonNullable<HeroBlock['links']>[number], 'id'>>().toEqualTypeOf<HeroContent['links'][number]>()
  expectTypeOf<Pick<Media, 'alt'>>().toExtend<Pick<NonNullable<HeroContent['image']>, 'alt'>>()
  expectTypeOf<keyof NonNullable<HeroContent['image']>>().toExtend<keyof Media>()
})

test('every block is offered to editors', () => {
  const blocks = pages.fields.find((field) => 'name' in field && field.name === 'blocks')
  expect(blocks && 'blockReferences' in blocks && blocks.blockReferences).toEqual(blockFields.map(({ slug }) => slug))
})
