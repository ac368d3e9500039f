import { toMeasuredRows } from '@ferrule/domain/catalogue/measured-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { Picture } from '@ferrule/ui/picture'
import { StatusBadge } from '@ferrule/ui/status-badge'
import type { ReactNode } from 'react'
import { useTexts } from '../frame/texts.tsx'
import type { ListedProduct } from './catalogue-view.ts'
import { OneFigure } from './measured.tsx'
import classes from './product-card.module.css'
import { useRouteHref } from './use-route-href.ts'

const shownFigures = 3

/** Cells that share their borders. */
export function ProductCards({ children }: { children: ReactNode }) {
  return (
    <ul className={classes.cards} role="list">
      {children}
    </ul>
  )
}

type ProductCardProps = {
  product: Omit<ListedProduct, 'classification'>
  system: MeasurementSystem
  /** For the one picture that is seen first. */
  first?: boolean
  /** What can be done with it here, such as to compare it. */
  action?: ReactNode
}

/** A machine with the three figures that tell it from its neighbours. */
export function ProductCard({ product, system, first = false, action }: ProductCardProps) {
  const texts = useTexts()
  const toHref = useRouteHref()
  const { name, brand, route, image, status, shortDescription, variantCount } = product
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Picture
          url={image}
          alt=""
          preset="Classification"
          address={toPicturePath}
          sizes="(min-width: 64em) 25vw, (min-width: 40em) 50vw, 100vw"
          first={first}
        />
        {status !== 'active' && (
          <span className={classes.status}>
            <StatusBadge tone="warn">{texts(`product.status.${status}`)}</StatusBadge>
          </span>
        )}
      </div>
      <div className={classes.words}>
        <p className={classes.brand}>{brand}</p>
        <h3>
          <a href={toHref(route)}>{name}</a>
        </h3>
        <p className={classes.text}>{shortDescription}</p>
        <KeyFigures product={product} system={system} />
        <div className={classes.foot}>
          {action}
          {variantCount > 1 && <span>{texts('catalogue.variant-count', { count: variantCount })}</span>}
        </div>
      </div>
    </li>
  )
}

function KeyFigures({ product, system }: Pick<ProductCardProps, 'product' | 'system'>) {
  const figures = toMeasuredRows(product.specifications)
    .filter(({ metric }) => metric.unit !== '')
    .slice(0, shownFigures)
  if (figures.length === 0) return null
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, metric, imperial }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <OneFigure figure={system === 'Metric' ? metric : imperial} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
