import type { BasketGroup, BasketProduct } from '@ferrule/domain/comparison/basket'
import { ButtonLink } from '@ferrule/ui/button'
import { ComparisonTable } from '@ferrule/ui/comparison-table'
import { SmallIcon } from '@ferrule/ui/icon'
import { Select } from '@ferrule/ui/select'
import type { BasketGroupResponse } from './basket-response.ts'
import classes from './basket-group-view.module.css'
import { rowNameOf } from './comparison.ts'

export type BasketLabels = {
  add: string
  base: string
  gone: string
  here: string
  remove: string
  secondNeeded: string
  table: string
  technicalData: string
  field: { optional: string; error: string }
  comparison: { missing: string; differs: string; hideSame: string }
}

type BasketGroupViewProps = {
  group: BasketGroup
  response: BasketGroupResponse
  labels: BasketLabels
  place: string
  onRemove: (key: string) => void
  onVariant: (key: string, variantId: string | null) => void
  onAdd: (slug: string, name: string) => void
}

/** The compared products of one classification, with controls to change variants, remove and add products. */
export function BasketGroupView(props: BasketGroupViewProps) {
  const { group, response, labels, place, onRemove, onVariant, onAdd } = props
  const { offers, compare, rows, products } = response
  return (
    <section className={classes.group}>
      <header className={classes.head}>
        <h3>
          <a href={response.href}>{response.name}</a>
        </h3>
        <span>{response.count}</span>
      </header>
      <ul role="list" className={classes.list}>
        {group.products.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            product={products.find(({ slug }) => slug === entry.slug)}
            labels={labels}
            place={place}
            onRemove={() => onRemove(entry.key)}
            onVariant={(variantId) => onVariant(entry.key, variantId)}
          />
        ))}
      </ul>
      {offers.length > 0 && (
        <Select
          compact
          name={`${place}-add-${group.slug}`}
          label={response.addLabel}
          labels={labels.field}
          placeholder={labels.add}
          value=""
          onChange={({ target }) => onAdd(target.value, target.selectedOptions[0]?.text ?? '')}
          options={offers.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
      {compare ? (
        <>
          <ButtonLink href={compare.href}>{compare.label}</ButtonLink>
          <details className={classes.here}>
            <summary>{labels.here}</summary>
            <ComparisonTable
              id={`${place}-${group.slug}`}
              label={labels.table}
              about={response.count}
              things={products.map(({ slug, name, href }, position) => ({ key: `${slug}-${position}`, name, href }))}
              groups={[{ title: labels.technicalData, rows: rows.map(toTableRow) }]}
              labels={labels.comparison}
            />
          </details>
        </>
      ) : (
        <p className={classes.hint}>{labels.secondNeeded}</p>
      )}
    </section>
  )
}

function toTableRow(row: BasketGroupResponse['rows'][number]) {
  return { name: rowNameOf(row), values: row.values.map((value) => value ?? undefined), differs: row.differs }
}

type EntryProps = {
  entry: BasketProduct
  /** Undefined if it is no longer in the catalogue. */
  product: BasketGroupResponse['products'][number] | undefined
  labels: BasketLabels
  place: string
  onRemove: () => void
  onVariant: (variantId: string | null) => void
}

function Entry({ entry, product, labels, place, onRemove, onVariant }: EntryProps) {
  return (
    <li className={classes.entry}>
      <span className={classes.picture}>
        {product && <img src={product.picture} alt="" width={96} height={72} loading="lazy" />}
      </span>
      <div className={classes.body}>
        <p className={classes.name}>
          {product ? <a href={product.href}>{product.name}</a> : <span>{entry.slug}</span>}
          <button type="button" aria-label={product?.removeLabel ?? labels.remove} onClick={onRemove}>
            <SmallIcon name="trash" />
          </button>
        </p>
        {!product && <p className={classes.hint}>{labels.gone}</p>}
        {product && product.variants.length > 0 && (
          <Select
            compact
            name={`${place}-variant-${entry.key}`}
            label={product.variantLabel}
            labels={labels.field}
            value={entry.variantId ?? ''}
            onChange={({ target }) => onVariant(target.value || null)}
            options={[
              { value: '', label: labels.base },
              ...product.variants.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </div>
    </li>
  )
}
