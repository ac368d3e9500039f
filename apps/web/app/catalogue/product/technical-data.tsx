import { type TechnicalDataRow, toTechnicalDataRows } from '@ferrule/domain/catalogue/technical-data-rows'
import { SpecTable } from '@ferrule/ui/spec-table'
import { useTexts } from '../../frame/texts.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { ProductView } from '../catalogue-view.ts'
import { ValueInBothSystems, UnitSwitch } from '../value-with-unit.tsx'
import { DimensionFigure } from './dimension-figure.tsx'
import classes from './technical-data.module.css'

/** All specifications, in the units that the visitor chooses. */
export function TechnicalData({ view: { product, system } }: { view: ProductView }) {
  const texts = useTexts()
  const rows = toTechnicalDataRows(product.specifications)
  if (rows.length === 0) return null
  const half = Math.ceil(rows.length / 2)
  return (
    <CatalogueSection
      id="technical-data"
      heading={texts('product.technical-data')}
      tool={<UnitSwitch system={system} />}
      sunken
    >
      <div className={classes.tables}>
        <Half rows={rows.slice(0, half)} />
        {rows.length > half && <Half rows={rows.slice(half)} />}
      </div>
      {product.dimensions && <DimensionFigure dimensions={product.dimensions} name={product.name} />}
    </CatalogueSection>
  )
}

function Half({ rows }: { rows: readonly TechnicalDataRow[] }) {
  const texts = useTexts()
  return (
    <SpecTable
      caption={texts('product.technical-data')}
      groups={[{ rows: rows.map((row) => ({ name: row.name, value: <ValueInBothSystems row={row} /> })) }]}
      missingLabel={texts('component.not-applicable')}
    />
  )
}
