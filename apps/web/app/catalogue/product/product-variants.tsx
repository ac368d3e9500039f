import { toTechnicalDataRows } from '@ferrule/domain/catalogue/technical-data-rows'
import { useTexts } from '../../frame/texts.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { Product } from '../catalogue-view.ts'
import { ValueInBothSystems } from '../value-with-unit.tsx'
import classes from './product-variants.module.css'

/** The variants of a machine, with a column for each specification of a variant. */
export function ProductVariants({ product }: { product: Product }) {
  const texts = useTexts()
  const { variants } = product
  if (variants.length === 0) return null
  const tableRows = variants.map(({ id, nameMetric, nameImperial, specifications }) => ({
    id,
    name: { metric: { value: nameMetric, unit: '' }, imperial: { value: nameImperial, unit: '' } },
    rows: new Map(toTechnicalDataRows(specifications).map((row) => [row.name, row])),
  }))
  const columns = [...new Set(tableRows.flatMap(({ rows }) => [...rows.keys()]))]
  const heading = texts('product.variants')
  return (
    <CatalogueSection
      id="variants"
      heading={heading}
      note={texts('catalogue.variant-count', { count: variants.length })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className={classes.scroll} role="region" aria-label={heading} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts('product.variant')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows.map(({ id, name, rows }) => (
              <tr key={id}>
                <th scope="row">
                  {product.name} <ValueInBothSystems row={name} />
                </th>
                {columns.map((column) => {
                  const row = rows.get(column)
                  return (
                    <td key={column}>{row ? <ValueInBothSystems row={row} /> : texts('component.not-applicable')}</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </CatalogueSection>
  )
}
