import { type BasketGroup, changeVariant, emptyBasket, removeFromBasket } from '@ferrule/domain/comparison/basket'
import { Button } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { addToStoredBasket, isSavedInAccount, useBasket } from '../comparison/basket-storage.ts'
import { BasketGroupView, type BasketLabels } from '../comparison/basket-group-view.tsx'
import { readBasket, writeBasket } from '../comparison/stored-basket.ts'
import { useBasketResponse } from '../comparison/use-basket-response.ts'
import classes from './comparison-basket.module.css'

export type ComparisonBasketProps = {
  /** Prefix of field names, because panel and page can show the same fields. */
  place: 'panel' | 'page'
  /** The API for products and labels of a basket. */
  href: string
  labels: BasketLabels & {
    loading: string
    failed: string
    empty: string
    emptyText: string
    clear: string
    savedHere: string
    savedInAccount: string
    added: string
    hide: string
  }
}

/** The comparison basket, grouped by classification. Removed products disappear at once; labels update later. */
export function ComparisonBasket({ place, href, labels }: ComparisonBasketProps) {
  const basket = useBasket()
  const { groups, status } = useBasketResponse(href, basket)
  const [added, setAdded] = useState<string>()
  const { classifications } = basket
  if (classifications.length === 0) {
    return (
      <EmptyState icon="compare" title={labels.empty}>
        {labels.emptyText}
      </EmptyState>
    )
  }
  const add = (group: BasketGroup, slug: string, name: string) => {
    const isNew = addToStoredBasket({ classification: group.slug, slug, variantId: null }, { notify: true })
    if (isNew) setAdded(name)
  }
  return (
    <div className={classes.basket} aria-busy={status === 'loading'}>
      {added && (
        <FlashMessage
          key={added}
          kind="success"
          title={labels.added.replace('{product}', added)}
          hideLabel={labels.hide}
          onHidden={() => setAdded(undefined)}
        />
      )}
      {status === 'failed' && <FlashMessage kind="error" title={labels.failed} />}
      {status === 'loading' && groups.length === 0 && <p>{labels.loading}</p>}
      {classifications.map((group) => {
        const response = groups.find(({ slug }) => slug === group.slug)
        return (
          response && (
            <BasketGroupView
              key={group.slug}
              group={group}
              response={response}
              labels={labels}
              place={place}
              onRemove={(key) => writeBasket(removeFromBasket(readBasket(), key))}
              onVariant={(key, variantId) => writeBasket(changeVariant(readBasket(), key, variantId))}
              onAdd={(slug, name) => add(group, slug, name)}
            />
          )
        )
      })}
      <p className={classes.foot}>
        <span>{isSavedInAccount() ? labels.savedInAccount : labels.savedHere}</span>
        <Button variant="quiet" onClick={() => writeBasket(emptyBasket)}>
          {labels.clear}
        </Button>
      </p>
    </div>
  )
}
