import type { Addresses } from '../addresses.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { sizesOf } from '../pictures/picture-sizes.ts'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { ImageContent } from './block.ts'

/** The other layouts have the width of their preset. */
const sizes: Partial<Record<ImageContent['layout'], string>> = {
  AsideSquare: sizesOf({ columns: 2, from: '48em' }),
  AsideVideo: sizesOf({ columns: 2, from: '48em' }),
}

/** Renders nothing if the picture was deleted. */
export function Image({ content, addresses }: { content: ImageContent; addresses: Addresses }) {
  const { image, layout, caption } = content
  if (!image) return null
  return (
    <Section>
      <figure className={`${classes.figure} ${classes[layout]}`}>
        <BlockPicture picture={image} addresses={addresses} preset={layout} sizes={sizes[layout]} />
        {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  )
}
