import { removeFromBasket } from '@ferrule/domain/comparison/basket'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { opensLayer } from '@ferrule/ui/layer'
import { useState } from 'react'
import { addToStoredBasket, useBasket } from '../comparison/basket-storage.ts'
import { comparisonPanelId } from '../comparison/comparison-panel-id.ts'
import { readBasket, writeBasket } from '../comparison/stored-basket.ts'
import classes from './compare-button.module.css'

export type CompareButtonProps = {
  classification: string
  slug: string
  variantId: string | null
  /** Whether to notify the visitor of an addition. */
  notify: boolean
  labels: { add: string; remove: string; added: string; open: string; hide: string }
}

/** Adds a product to the comparison or removes it; notifies the visitor of an addition. */
export function CompareButton({ classification, slug, variantId, notify, labels }: CompareButtonProps) {
  const { classifications } = useBasket()
  const [isNotified, setNotified] = useState(false)
  const entry = classifications
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug && product.variantId === variantId)

  const toggle = () => {
    if (entry) return writeBasket(removeFromBasket(readBasket(), entry.key))
    setNotified(addToStoredBasket({ classification, slug, variantId }, { notify }))
  }
  return (
    <div className={classes.compare}>
      <Button variant="quiet" onClick={toggle}>
        <SmallIcon name={entry ? 'check' : 'compare'} />
        {entry ? labels.remove : labels.add}
      </Button>
      {entry && (
        <button type="button" className={classes.open} {...opensLayer(comparisonPanelId)}>
          {labels.open}
        </button>
      )}
      {isNotified && entry && (
        <FlashMessage
          kind="success"
          floating
          title={labels.added}
          hideLabel={labels.hide}
          onHidden={() => setNotified(false)}
        >
          <button type="button" className={classes.open} {...opensLayer(comparisonPanelId)}>
            {labels.open}
          </button>
        </FlashMessage>
      )}
    </div>
  )
}
