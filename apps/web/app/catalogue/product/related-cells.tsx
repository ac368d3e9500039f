import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Picture } from '@ferrule/ui/picture'
import { useTexts } from '../../frame/texts.tsx'
import type { Product } from '../catalogue-view.ts'
import { useRouteHref } from '../use-route-href.ts'
import classes from './related-cells.module.css'

type RelatedCellsProps = {
  related: Product['related']
  /** Labels each item as product, component or service. */
  labelled?: boolean
}

/** The related products of a machine. */
export function RelatedCells({ related, labelled = false }: RelatedCellsProps) {
  const texts = useTexts()
  const toHref = useRouteHref()
  return (
    <ul className={classes.cells} role="list">
      {related.map(({ type, product: { slug, name, route, image, shortDescription } }) => (
        <li key={slug} className={classes.cell}>
          <div className={classes.picture}>
            <Picture
              url={image}
              alt=""
              preset="Classification"
              address={toPicturePath}
              sizes="(min-width: 64em) 25vw, 50vw"
            />
          </div>
          <div className={classes.body}>
            {labelled && <p className={classes.label}>{texts(`product.related.${type}`)}</p>}
            <h3>
              <a href={toHref(route)}>{name}</a>
            </h3>
            <p>{shortDescription}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
