import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'
import { expectTypeOf, test } from 'vitest'
import type { Config, Media } from './payload-types.ts'

/** Uploads and rich text are stored in another shape than the public reads; what is stored beside them is the editor's. */
type Apart = 'id' | 'blockName' | 'image' | 'poster' | 'film' | 'document' | 'body'

/** A stored field may be missing where the public content says null, and a list where it says an empty one. */
type Comparable<Block> = {
  [Name in Exclude<keyof Block, Apart>]-?: Value<Exclude<Block[Name], undefined>>
}
type Value<Field> = NonNullable<Field> extends (infer Row)[] ? Comparable<Row>[] : Field

type Stored = { [Slug in keyof Config['blocks']]: Comparable<Config['blocks'][Slug]> }
type Read = { [Slug in BlockContent['blockType']]: Comparable<Extract<BlockContent, { blockType: Slug }>> }

test('what editors can store is what the website can read', () => {
  expectTypeOf<keyof Config['blocks']>().toEqualTypeOf<BlockContent['blockType']>()
  expectTypeOf<Stored>().toEqualTypeOf<Read>()
  expectTypeOf<Pick<Media, 'alt'>>().toExtend<Pick<PictureContent, 'alt'>>()
  expectTypeOf<keyof PictureContent>().toExtend<keyof Media>()
})
