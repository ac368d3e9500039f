import { addToBasket, removeFromBasket } from '@ferrule/domain/comparison/basket'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { opensLayer } from '@ferrule/ui/layer'
import { useState } from 'react'
import { readBasket, useBasket, writeBasket } from '../comparison/basket-storage.ts'
import { comparisonPanelId } from '../comparison/comparison-panel-id.ts'
import classes from './compare-button.module.css'

export type CompareButtonProps = {
  classification: string
  slug: string
  variantId: string | null
  /** Whether somebody is told that the product was added. */
  notify: boolean
  labels: { add: string; remove: string; added: string; open: string; hide: string }
}

/** Puts a product into the comparison or takes it out; says so when it is new there. */
export function CompareButton({ classification, slug, variantId, notify, labels }: CompareButtonProps) {
  const { classifications } = useBasket()
  const [isTold, setTold] = useState(false)
  const entry = classifications
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug && product.variantId === variantId)

  const toggle = () => {
    if (entry) return writeBasket(removeFromBasket(readBasket(), entry.key))
    const product = { key: crypto.randomUUID(), slug, variantId }
    const added = addToBasket(readBasket(), { classification, product }, { notify })
    writeBasket(added.basket)
    setTold(added.notify !== undefined)
  }
  return (
    <div className={classes.compare}>
      <Button look="quiet" onClick={toggle}>
        <SmallIcon name={entry ? 'check' : 'compare'} />
        {entry ? labels.remove : labels.add}
      </Button>
      {entry && (
        <button type="button" className={classes.open} {...opensLayer(comparisonPanelId)}>
          {labels.open}
        </button>
      )}
      {isTold && entry && (
        <FlashMessage
          kind="success"
          floating
          title={labels.added}
          hideLabel={labels.hide}
          onHidden={() => setTold(false)}
        >
          <button type="button" className={classes.open} {...opensLayer(comparisonPanelId)}>
            {labels.open}
          </button>
        </FlashMessage>
      )}
    </div>
  )
}
