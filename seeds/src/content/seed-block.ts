import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'
import type { RichTextContent } from '@ferrule/blocks/rich-text/rich-text-content'
import type { PictureName } from './pictures.ts'

/** Block content with picture names instead of picture objects, at any depth. */
type Seeded<Content> = Content extends RichTextContent
  ? Content
  : Content extends PictureContent
    ? PictureName
    : Content extends (infer Row)[]
      ? Seeded<Row>[]
      : Content extends object
        ? { [Name in keyof Content]: Seeded<Content[Name]> }
        : Content

/** Any block. Pictures are in the fields `image` and `poster`, of the block or of its rows. */
export type SeedBlock = Seeded<BlockContent>

export type SeedBlockOf<Type extends SeedBlock['blockType']> = Extract<SeedBlock, { blockType: Type }>
