import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'
import type { RichTextContent } from '@ferrule/blocks/rich-text/rich-text-content'
import type { PictureName } from './pictures.ts'

/** Content as seeds write it: a picture by its name, at any depth. */
type Seeded<Content> = Content extends RichTextContent
  ? Content
  : Content extends PictureContent
    ? PictureName
    : Content extends (infer Row)[]
      ? Seeded<Row>[]
      : Content extends object
        ? { [Name in keyof Content]: Seeded<Content[Name]> }
        : Content

/** Any of the blocks. Its pictures are the fields `image` and `poster`, on the block or on its rows. */
export type SeedBlock = Seeded<BlockContent>

export type SeedBlockOf<Type extends SeedBlock['blockType']> = Extract<SeedBlock, { blockType: Type }>
