import { MoreLink } from '@ferrule/ui/more-link'
import { useId } from 'react'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { sizesOf } from '../pictures/picture-sizes.ts'
import { Section } from '../sections/section.tsx'
import type { MachineChooserContent } from './block.ts'
import classes from './component.module.css'

type MachineChooserProps = { content: MachineChooserContent; addresses: Addresses; labels: Labels }

/** Radio buttons, each followed by its recommendation, which the styles show while the button is checked. */
export function MachineChooser({ content: { heading, note, choices }, addresses, labels }: MachineChooserProps) {
  const id = useId()
  return (
    <Section>
      <h2 className={classes.heading} id={id}>
        {heading}
      </h2>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.choices} role="radiogroup" aria-labelledby={id}>
        {choices.map((choice, index) => (
          <div key={`${index}-${choice.slug}`} className={classes.choice}>
            <label className={classes.label}>
              <input type="radio" name={`${id}-choice`} value={index} defaultChecked={index === 0} autoComplete="off" />
              <span>{choice.label}</span>
            </label>
            <Recommendation choice={choice} addresses={addresses} labels={labels.machineChooser} />
          </div>
        ))}
      </div>
    </Section>
  )
}

type RecommendationProps = {
  choice: MachineChooserContent['choices'][number]
  addresses: Addresses
  labels: Labels['machineChooser']
}

const sizes = sizesOf({ columns: 2, from: '64em' })

function Recommendation({ choice, addresses, labels }: RecommendationProps) {
  const { slug, name, text, image, otherSlug, otherName } = choice
  return (
    <article className={classes.recommendation}>
      {image && (
        <div className={classes.picture}>
          <BlockPicture picture={image} addresses={addresses} preset="Classification" sizes={sizes} decorative />
        </div>
      )}
      <div className={classes.body}>
        <div>
          <p className={classes.kicker}>{labels.recommendation}</p>
          <h3>{name}</h3>
        </div>
        <div className={classes.reason}>
          <p>{text}</p>
          <p className={classes.links}>
            <MoreLink href={addresses.toHref(`/products/${slug}`) ?? ''}>{labels.see(name)}</MoreLink>
            {otherSlug && otherName && (
              <MoreLink href={addresses.toHref(`/compare?products=${slug},${otherSlug}`) ?? ''}>
                {labels.compare(otherName)}
              </MoreLink>
            )}
          </p>
        </div>
      </div>
    </article>
  )
}
