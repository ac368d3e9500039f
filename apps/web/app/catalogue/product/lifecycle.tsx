import { listSpecificationDifferences } from '@ferrule/domain/catalogue/technical-data-rows'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { Picture } from '@ferrule/ui/picture'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../../frame/texts.tsx'
import type { Product } from '../catalogue-view.ts'
import { ValueInBothSystems } from '../value-with-unit.tsx'
import { useRouteHref } from '../use-route-href.ts'
import classes from './lifecycle.module.css'

const maxDifferences = 6

type Successor = NonNullable<Product['successor']>

/** The successor of a discontinued machine and how it differs. */
export function Lifecycle({ product }: { product: Product }) {
  const texts = useTexts()
  const toHref = useRouteHref()
  const { name, status, successor } = product
  if (status === 'active') return null
  return (
    <Wrap>
      <section className={classes.strip} aria-labelledby="lifecycle">
        <div className={classes.body}>
          <h2 id="lifecycle">{texts(`product.lifecycle.${status}`, { product: name })}</h2>
          <p>{texts('product.lifecycle.service')}</p>
          {successor && (
            <ButtonLink href={toHref(successor.route)} variant="secondary" arrow>
              {texts('product.lifecycle.successor', { product: successor.name })}
            </ButtonLink>
          )}
        </div>
        {successor && (
          <div className={classes.picture}>
            <Picture url={successor.image} alt="" preset="Gallery" address={toPicturePath} sizes="15rem" />
          </div>
        )}
        {successor && <Differences product={product} successor={successor} />}
      </section>
    </Wrap>
  )
}

function Differences({ product, successor }: { product: Product; successor: Successor }) {
  const texts = useTexts()
  const rows = listSpecificationDifferences(product.specifications, successor.specifications).slice(0, maxDifferences)
  if (rows.length === 0) return null
  return (
    <table className={classes.differences}>
      <caption>{texts('product.lifecycle.differences')}</caption>
      <thead>
        <tr>
          <th scope="col">{texts('product.attribute')}</th>
          <th scope="col">{product.name}</th>
          <th scope="col">{successor.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <ValueInBothSystems row={before} />
            </td>
            <td>
              <ValueInBothSystems row={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
