import { toTechnicalDataRows } from '@ferrule/domain/catalogue/technical-data-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Picture } from '@ferrule/ui/picture'
import { StatusBadge } from '@ferrule/ui/status-badge'
import type { ReactNode } from 'react'
import { useTexts } from '../frame/texts.tsx'
import type { ListedProduct } from './catalogue-view.ts'
import { ValueWithUnit } from './value-with-unit.tsx'
import classes from './product-card.module.css'
import { useRouteHref } from './use-route-href.ts'

const maxKeyValues = 3

/** A grid of product cards that share their borders. */
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
  /** For the first card, whose picture is loaded eagerly. */
  first?: boolean
  /** A control on the card, such as the compare button. */
  action?: ReactNode
}

/** A machine with its three most important values. */
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
      <div className={classes.body}>
        <p className={classes.brand}>{brand}</p>
        <h3>
          <a href={toHref(route)}>{name}</a>
        </h3>
        <p className={classes.text}>{shortDescription}</p>
        <KeyValues product={product} system={system} />
        <div className={classes.foot}>
          {action}
          {variantCount > 1 && <span>{texts('catalogue.variant-count', { count: variantCount })}</span>}
        </div>
      </div>
    </li>
  )
}

function KeyValues({ product, system }: Pick<ProductCardProps, 'product' | 'system'>) {
  const rows = toTechnicalDataRows(product.specifications)
    .filter(({ metric }) => metric.unit !== '')
    .slice(0, maxKeyValues)
  if (rows.length === 0) return null
  return (
    <dl className={classes.values}>
      {rows.map(({ name, metric, imperial }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <ValueWithUnit {...(system === 'Metric' ? metric : imperial)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
