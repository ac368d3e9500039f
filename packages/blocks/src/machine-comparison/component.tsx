import { placeOnScale, toWireScale, type WireRange } from '@ferrule/domain/catalogue/wire-range'
import { ButtonLink } from '@ferrule/ui/button'
import type { Addresses } from '../addresses.ts'
import type { Labels, MachineFacts } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { sizesOf } from '../pictures/picture-sizes.ts'
import { Footnote } from '../sections/footnote.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import type { MachineComparisonContent } from './block.ts'
import classes from './component.module.css'

type MachineComparisonProps = { content: MachineComparisonContent; addresses: Addresses; labels: Labels }

/** All bars have the same scale, whose ends the note below states. */
export function MachineComparison({ content, addresses, labels }: MachineComparisonProps) {
  const { products } = content
  const { factsOf, compare, scale: toScaleText } = labels.machineComparison
  const facts = products.map(({ slug }) => factsOf(slug))
  const scale = toWireScale(facts.flatMap((one) => one?.wireRange ?? []))
  const slugs = products.map(({ slug }) => slug).join(',')
  return (
    <HeadSection head={content} addresses={addresses}>
      <ul className={classes.machines} role="list">
        {products.map((product, index) => (
          <Machine key={product.slug} {...{ product, addresses, scale }} facts={facts[index]} />
        ))}
      </ul>
      <div className={classes.foot}>
        <ButtonLink variant="secondary" href={addresses.toHref(`/compare?products=${slugs}`)}>
          {compare}
        </ButtonLink>
        {scale && (
          <Footnote text={toScaleText(labels.formatNumber(scale.minimum), labels.formatNumber(scale.maximum))} />
        )}
      </div>
    </HeadSection>
  )
}

type MachineProps = {
  product: MachineComparisonContent['products'][number]
  facts: MachineFacts | undefined
  scale: WireRange | undefined
  addresses: Addresses
}

const sizes = sizesOf({ columns: 4, from: '64em', small: 2 })

function Machine({ product: { slug, name, text, image }, facts, scale, addresses }: MachineProps) {
  return (
    <li className={classes.machine}>
      {image && (
        <div className={classes.picture}>
          <BlockPicture picture={image} addresses={addresses} preset="Classification" sizes={sizes} decorative />
        </div>
      )}
      <div className={classes.body}>
        <h3>
          <a href={addresses.toHref(`/products/${slug}`)}>{name}</a>
        </h3>
        {text && <p className={classes.text}>{text}</p>}
        {scale && facts?.wireRange && <Bar range={facts.wireRange} scale={scale} />}
        {facts && (
          <dl className={classes.facts}>
            {facts.values.map(({ name: label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {unit && <span> {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

/** Hidden from screen readers, because the technical data below state the same range. */
function Bar({ range, scale }: { range: WireRange; scale: WireRange }) {
  const { start, end } = placeOnScale(range, scale)
  return (
    <svg className={classes.bar} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.track} x="0" y="3.5" width="1000" height="1" />
      <rect
        className={classes.range}
        x={Math.round(start * 1000)}
        y="0"
        width={Math.round((end - start) * 1000)}
        height="8"
      />
    </svg>
  )
}
