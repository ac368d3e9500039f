import { ButtonLink } from '@ferrule/ui/button'
import { WireBar } from '@ferrule/ui/wire-bar'
import { Wrap } from '@ferrule/ui/wrap'
import type { Addresses } from '../addresses.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import classes from './component.module.css'
import type { HeroContent } from './block.ts'

type HeroProps = {
  content: HeroContent
  addresses: Addresses
  /** The first block of a page has the h1 and loads its picture with high priority. */
  first: boolean
}

/** On wide screens the picture fills the right half. */
const sizes = '(min-width: 64em) 50vw, 100vw'

export function Hero({ content, addresses, first }: HeroProps) {
  const { heading, lead, image, links } = content
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className={image ? classes.hero : `${classes.hero} ${classes.plain}`}>
      <Wrap className={classes.row}>
        <div className={classes.copy}>
          <Heading className={classes.heading}>{heading}</Heading>
          {lead && <p className={classes.lead}>{lead}</p>}
          {links.length > 0 && (
            <p className={classes.links}>
              {links.map(({ text, href }, index) => (
                <ButtonLink
                  key={href}
                  href={addresses.toHref(href)}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  arrow={index === 0}
                >
                  {text}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
        {image && (
          <div className={classes.picture}>
            <BlockPicture
              picture={image}
              addresses={addresses}
              preset="ClassificationLarge"
              sizes={sizes}
              first={first}
            />
          </div>
        )}
      </Wrap>
      <WireBar />
    </section>
  )
}
