import { type BlockContent, blockContent } from '@ferrule/blocks/block-content'
import { blockFields } from '@ferrule/blocks/block-fields'
import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'
import { expect, expectTypeOf, test } from 'vitest'
import type { Config, Media } from './payload-types.ts'

/** Fields that are stored in another shape than the website reads: uploads, rich text, keys and editor metadata. */
type Excluded = 'id' | 'stableKey' | 'blockName' | 'image' | 'poster' | 'video' | 'document' | 'body'

/** A stored field may be missing where the website reads null, and a stored list where it reads an empty one. */
type Comparable<Block> = {
  [Name in Exclude<keyof Block, Excluded>]-?: Value<Exclude<Block[Name], undefined>>
}
type Value<Field> = NonNullable<Field> extends (infer Row)[] ? Comparable<Row>[] : Field

type Stored = { [Slug in keyof Config['blocks']]: Comparable<Config['blocks'][Slug]> }
type Read = { [Slug in BlockContent['blockType']]: Comparable<Extract<BlockContent, { blockType: Slug }>> }

test('the stored blocks have the types that the website reads', () => {
  expectTypeOf<keyof Config['blocks']>().toEqualTypeOf<BlockContent['blockType']>()
  expectTypeOf<Stored>().toEqualTypeOf<Read>()
  expectTypeOf<Pick<Media, 'alt'>>().toExtend<Pick<PictureContent, 'alt'>>()
  expectTypeOf<keyof PictureContent>().toExtend<keyof Media>()
  expect(blockFields.map(({ slug }) => slug).toSorted()).toEqual(
    blockContent.options.map((option) => option.shape.blockType.value).toSorted(),
  )
})
