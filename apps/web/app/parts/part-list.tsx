import { assemblies } from '@ferrule/domain/parts/part'
import { partsPerPage, type PartWishes } from '@ferrule/domain/parts/part-list'
import { Checkbox } from '@ferrule/ui/checkbox'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Pagination } from '@ferrule/ui/pagination'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { WishesForm } from '../portal/wishes-form.tsx'
import type { InformedProductQuery } from './informed-product.generated.ts'
import { PartDrawing, toPartAnchor } from './part-drawing.tsx'
import { PartRow } from './part-row.tsx'
import classes from './parts.module.css'
import { toPartQuery } from './to-part-query.ts'

type PartListProps = {
  /** The page it stands on, where its filters and pages lead. */
  path: string
  product: { name: string; serialNumbers?: string[] }
  productParts: Pick<InformedProductQuery['productParts'], 'parts' | 'total' | 'page'>
  wishes: PartWishes
}

/** The parts of the product, or of one machine of it, with how well each can be had. */
export function PartList({ path, product, productParts: { parts, total, page }, wishes }: PartListProps) {
  const texts = useTexts()
  const chosen = useLocation().hash.slice(1)
  const from = (page - 1) * partsPerPage
  const numbered = parts.map((part, index) => ({ ...part, number: from + index + 1 }))
  return (
    <div>
      {parts.length > 0 && <PartDrawing productName={product.name} parts={numbered} {...{ path, wishes, chosen }} />}
      <div className={classes.frame}>
        <PartFilters {...{ path, product, wishes }} />
        {parts.length === 0 ? (
          <EmptyState level={2} icon="parts" title={texts('parts.none')} />
        ) : (
          <ul className={classes.parts} role="list" aria-label={texts('product-information.tab.parts')}>
            {numbered.map(({ number, ...part }) => (
              <PartRow
                key={part.id}
                part={part}
                // Only the drawing of an assembly has a number for each part.
                number={wishes.assembly && number}
                isChosen={chosen === toPartAnchor(part.articleNumber)}
              />
            ))}
          </ul>
        )}
      </div>
      {total > partsPerPage && (
        <Pagination
          page={page}
          pageCount={Math.ceil(total / partsPerPage)}
          range={texts('component.range', { from: from + 1, to: from + parts.length, total })}
          hrefOf={(number) => `${path}${toPartQuery(wishes, { page: number })}`}
          labels={{
            navigation: texts('component.pages'),
            previous: texts('component.previous'),
            next: texts('component.next'),
            page: (number) => texts('component.page', { page: number }),
          }}
        />
      )}
    </div>
  )
}

function PartFilters({ path, product, wishes }: Pick<PartListProps, 'path' | 'product' | 'wishes'>) {
  const texts = useTexts()
  const labels = useFieldLabels()
  return (
    <WishesForm
      wishes={wishes}
      clearHref={product.serialNumbers ? path : `${path}?serial=${encodeURIComponent(wishes.serial)}`}
    >
      <TextField name="search" labels={labels} label={texts('parts.search')} defaultValue={wishes.search} compact />
      {product.serialNumbers ? (
        <Select
          name="serial"
          labels={labels}
          label={texts('parts.machine')}
          placeholder={texts('parts.every-machine')}
          defaultValue={wishes.serial}
          options={product.serialNumbers.map((serial) => ({ value: serial, label: serial }))}
          compact
        />
      ) : (
        <input type="hidden" name="serial" value={wishes.serial} />
      )}
      <Select
        name="assembly"
        labels={labels}
        label={texts('parts.assembly')}
        placeholder={texts('parts.all-assemblies')}
        defaultValue={wishes.assembly}
        options={assemblies.map((value) => ({ value, label: texts(`parts.assembly.${value}`) }))}
        compact
      />
      <div>
        <Checkbox name="wearOnly" value="true" label={texts('parts.wear-only')} defaultChecked={wishes.wearOnly} />
        <Checkbox
          name="inStockOnly"
          value="true"
          label={texts('parts.in-stock-only')}
          defaultChecked={wishes.inStockOnly}
        />
      </div>
    </WishesForm>
  )
}
