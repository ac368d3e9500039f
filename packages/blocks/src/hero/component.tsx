import type { PageOpening } from '@ferrule/domain/pages/page-opening'
import { ButtonLink } from '@ferrule/ui/button'
import { WireBar } from '@ferrule/ui/wire-bar'
import { Wrap } from '@ferrule/ui/wrap'
import type { Addresses } from '../addresses.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import classes from './component.module.css'
import type { HeroContent } from './block.ts'
import { ProcessWire } from './process-wire.tsx'

type HeroProps = {
  content: HeroContent
  addresses: Addresses
  /** The first block of a page has the h1 and loads its picture with high priority. */
  first: boolean
}

/** The share of the screen that the picture takes; on small screens all of it. */
const sizes: Record<PageOpening, string> = {
  wire: '(min-width: 64em) 50vw, 100vw',
  split: '(min-width: 64em) 45vw, 100vw',
  picture: '100vw',
  text: '100vw',
  dark: '(min-width: 64em) 50vw, 100vw',
}

export function Hero({ content, addresses, first }: HeroProps) {
  const { image, steps } = content
  const opening = content.opening ?? 'split'
  const isDark = opening === 'dark'
  const hasSteps = steps.length > 0 && (isDark || opening === 'picture')
  return (
    <section
      className={[classes.hero, classes[opening], image && !isDark ? '' : classes.plain].join(' ')}
      data-opening={opening}
    >
      <Wrap className={classes.row}>
        <Copy content={content} addresses={addresses} first={first} />
        {image && !isDark && (
          <div className={classes.media}>
            <BlockPicture
              picture={image}
              addresses={addresses}
              preset="ClassificationLarge"
              sizes={sizes[opening]}
              first={first}
            />
          </div>
        )}
      </Wrap>
      {hasSteps && (
        <div className={classes.steps}>
          <ProcessWire steps={steps} />
        </div>
      )}
      {opening === 'wire' && <WireBar />}
    </section>
  )
}

function Copy({ content: { heading, lead, links, opening }, addresses, first }: HeroProps) {
  const Heading = first ? 'h1' : 'h2'
  const [leading, others] =
    opening === 'dark' ? (['inverse', 'inverse-secondary'] as const) : (['primary', 'secondary'] as const)
  return (
    <div className={classes.copy}>
      <Heading className={classes.heading}>{heading}</Heading>
      <div className={classes.rest}>
        {lead && <p className={classes.lead}>{lead}</p>}
        {links.length > 0 && (
          <p className={classes.links}>
            {links.map(({ text, href }, index) => (
              <ButtonLink
                key={href}
                href={addresses.toHref(href)}
                variant={index === 0 ? leading : others}
                arrow={index === 0 && opening !== 'dark'}
              >
                {text}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
