import { assemblies } from '@ferrule/domain/parts/part'
import { partsPerPage, type PartListQuery, partListQuery } from '@ferrule/domain/parts/part-list-query'
import { Checkbox } from '@ferrule/ui/checkbox'
import { EmptyState } from '@ferrule/ui/empty-state'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListPagination } from '../portal/list-pagination.tsx'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import type { ProductInformationDetailsQuery } from '../parts/product-information-details.generated.ts'
import { PartDrawing, toPartAnchor } from '../parts/part-drawing.tsx'
import { type ListedPart, PartRow } from '../parts/part-row.tsx'
import classes from '../parts/parts.module.css'
import { toListQuery } from '../portal/to-list-query.ts'

type PartListProps = {
  /** The path of the page, for the links of filters and pagination. */
  path: string
  product: { name: string; serialNumbers?: string[] }
  productParts: {
    parts: (ListedPart & { shape: string | null })[]
    total: number
    page: number
    priceList?: ProductInformationDetailsQuery['productParts']['priceList']
  }
  query: PartListQuery
}

/** The parts of a product or of one machine, with their availability. */
export function PartList({ path, product, productParts, query }: PartListProps) {
  const texts = useTexts()
  const { parts, total, page, priceList } = productParts
  const chosen = useLocation().hash.slice(1)
  const numbered = parts.map((part, index) => ({ ...part, number: (page - 1) * partsPerPage + index + 1 }))
  return (
    <div>
      {parts.length > 0 && <PartDrawing productName={product.name} parts={numbered} {...{ path, query, chosen }} />}
      <div className={classes.frame}>
        <PartFilters {...{ path, product, query }} />
        {priceList && (
          <p className={classes.priceList}>
            {texts('parts.prices-of', { organisation: priceList.organisationName, currency: priceList.currency })}
          </p>
        )}
        {parts.length === 0 ? (
          <EmptyState level={2} icon="parts" title={texts('parts.none')} />
        ) : (
          <ul className={classes.parts} role="list" aria-label={texts('product-information.tab.parts')}>
            {numbered.map(({ number, ...part }) => (
              <PartRow
                key={part.id}
                part={part}
                // Only the drawing of an assembly has a number for each part.
                number={query.assembly && number}
                isChosen={chosen === toPartAnchor(part.articleNumber)}
              />
            ))}
          </ul>
        )}
      </div>
      <ListPagination
        page={page}
        pageSize={partsPerPage}
        total={total}
        hrefOf={(number) => `${path}${toListQuery(partListQuery, query, { page: number })}`}
      />
    </div>
  )
}

function PartFilters({ path, product, query }: Pick<PartListProps, 'path' | 'product' | 'query'>) {
  const texts = useTexts()
  const labels = useFieldLabels()
  return (
    <ListFilterForm
      unfolded
      query={query}
      clearHref={product.serialNumbers ? path : `${path}?serial=${encodeURIComponent(query.serial)}`}
    >
      <TextField name="search" labels={labels} label={texts('parts.search')} defaultValue={query.search} compact />
      {product.serialNumbers ? (
        <ListFilterSelect
          name="serial"
          label={texts('parts.machine')}
          all={texts('parts.every-machine')}
          value={query.serial}
          options={product.serialNumbers.map((serial) => ({ value: serial, label: serial }))}
        />
      ) : (
        <input type="hidden" name="serial" value={query.serial} />
      )}
      <ListFilterSelect
        name="assembly"
        label={texts('parts.assembly')}
        all={texts('parts.all-assemblies')}
        value={query.assembly}
        options={assemblies.map((value) => ({ value, label: texts(`parts.assembly.${value}`) }))}
      />
      <div>
        <Checkbox name="wearOnly" value="true" label={texts('parts.wear-only')} defaultChecked={query.wearOnly} />
        <Checkbox
          name="inStockOnly"
          value="true"
          label={texts('parts.in-stock-only')}
          defaultChecked={query.inStockOnly}
        />
      </div>
    </ListFilterForm>
  )
}
