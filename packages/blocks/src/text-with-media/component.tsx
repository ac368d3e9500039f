import type { Addresses } from '../addresses.ts'
import { MoreLink } from '../links/more-link.tsx'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { sizesOf } from '../pictures/picture-sizes.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { TextWithMediaContent } from './block.ts'

const sizes = sizesOf({ columns: 2, from: '48em' })

export function TextWithMedia({ content, addresses }: { content: TextWithMediaContent; addresses: Addresses }) {
  const { heading, body, image, imageSide, imageShape, links } = content
  return (
    <Section>
      <div className={`${classes.row} ${image ? classes.withPicture : ''} ${classes[imageSide] ?? ''}`}>
        {image && (
          <div className={classes.picture}>
            <BlockPicture picture={image} addresses={addresses} preset={imageShape} sizes={sizes} />
          </div>
        )}
        <div className={classes.copy}>
          {heading && <h2>{heading}</h2>}
          <RichText content={body} addresses={addresses} headingLevel={heading ? 3 : 2} small />
          {links.map((link) => (
            <MoreLink key={link.href} link={link} addresses={addresses} />
          ))}
        </div>
      </div>
    </Section>
  )
}
