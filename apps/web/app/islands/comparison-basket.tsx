import {
  addToBasket,
  type BasketGroup,
  changeVariant,
  emptyBasket,
  removeFromBasket,
} from '@ferrule/domain/comparison/basket'
import { Button } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { isKeptInAccount, readBasket, useBasket, writeBasket } from '../comparison/basket-storage.ts'
import { BasketGroupView, type BasketLabels } from '../comparison/basket-group-view.tsx'
import { useBasketAnswer } from '../comparison/use-basket-answer.ts'
import classes from './comparison-basket.module.css'

export type ComparisonBasketProps = {
  /** Tells the fields of the panel from those of the page. */
  place: 'panel' | 'page'
  /** Where the words and products of a basket are asked for. */
  href: string
  labels: BasketLabels & {
    loading: string
    failed: string
    empty: string
    emptyText: string
    clear: string
    keptHere: string
    keptInAccount: string
    added: string
    hide: string
  }
}

/** What somebody wants to compare, group by group. What is taken out is gone at once; the words follow. */
export function ComparisonBasket({ place, href, labels }: ComparisonBasketProps) {
  const basket = useBasket()
  const { groups, status } = useBasketAnswer(href, basket)
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
    const product = { key: crypto.randomUUID(), slug, variantId: null }
    const result = addToBasket(readBasket(), { classification: group.slug, product }, { notify: true })
    writeBasket(result.basket)
    if (result.notify) setAdded(name)
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
        const answer = groups.find(({ slug }) => slug === group.slug)
        return (
          answer && (
            <BasketGroupView
              key={group.slug}
              group={group}
              answer={answer}
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
        <span>{isKeptInAccount() ? labels.keptInAccount : labels.keptHere}</span>
        <Button look="quiet" onClick={() => writeBasket(emptyBasket)}>
          {labels.clear}
        </Button>
      </p>
    </div>
  )
}
