import type { Addresses } from '../addresses.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { LogoStripContent } from './block.ts'

const sizes = '(min-width: 64em) 19rem, 45vw'

/** Each logo is a link with a label, so its picture is decorative. */
export function LogoStrip({ content, addresses }: { content: LogoStripContent; addresses: Addresses }) {
  return (
    <SideSection heading={content.heading}>
      <ul className={classes.logos} role="list">
        {content.logos.map(({ name, href, image }) => (
          <li key={href + name}>
            <a className={classes.logo} href={addresses.toHref(href)} aria-label={name}>
              {image ? (
                <BlockPicture picture={image} addresses={addresses} preset="MarketingLogo" sizes={sizes} decorative />
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
