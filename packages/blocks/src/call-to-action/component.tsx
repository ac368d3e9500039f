import { ButtonLink } from '@ferrule/ui/button'
import { Column, Grid } from '@ferrule/ui/grid'
import { Wrap } from '@ferrule/ui/wrap'
import type { Addresses } from '../addresses.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import classes from './component.module.css'
import type { CallToActionContent } from './block.ts'

export function CallToAction({ content, addresses }: { content: CallToActionContent; addresses: Addresses }) {
  const { heading, lead, image, actions } = content
  return (
    <section className={classes.band}>
      {image && (
        <div className={classes.picture}>
          <BlockPicture picture={image} addresses={addresses} preset="ClassificationLarge" sizes="100vw" />
        </div>
      )}
      <Wrap>
        <Grid className={classes.row}>
          <Column span={7} className={classes.copy}>
            <h2 className={classes.heading}>{heading}</h2>
            {lead && <p className={classes.lead}>{lead}</p>}
          </Column>
          <Column span={5}>
            <p className={classes.links}>
              {actions.map(({ text, href }, index) => (
                <ButtonLink
                  key={href}
                  href={addresses.toHref(href)}
                  variant={index === 0 ? 'inverse' : 'inverse-secondary'}
                >
                  {text}
                </ButtonLink>
              ))}
            </p>
          </Column>
        </Grid>
      </Wrap>
    </section>
  )
}
