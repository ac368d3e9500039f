import { type MeasuredRow, toMeasuredRows } from '@ferrule/domain/catalogue/measured-rows'
import { SpecTable } from '@ferrule/ui/spec-table'
import { useTexts } from '../../frame/texts.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { ProductView } from '../catalogue-view.ts'
import { Measured, UnitSwitch } from '../measured.tsx'
import classes from './technical-data.module.css'

/** All figures, in the units the reader chooses. */
export function TechnicalData({ view: { product, system } }: { view: ProductView }) {
  const texts = useTexts()
  const rows = toMeasuredRows(product.specifications)
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
    </CatalogueSection>
  )
}

function Half({ rows }: { rows: readonly MeasuredRow[] }) {
  const texts = useTexts()
  return (
    <SpecTable
      caption={texts('product.technical-data')}
      groups={[{ rows: rows.map((row) => ({ name: row.name, value: <Measured row={row} /> })) }]}
      missingLabel={texts('component.not-applicable')}
    />
  )
}
