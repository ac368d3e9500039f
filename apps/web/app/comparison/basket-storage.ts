import { addToBasket, type Basket } from '@ferrule/domain/comparison/basket'
import { useMemo, useSyncExternalStore } from 'react'
import { onBasketChange, readBasket, readText, toBasket, writeBasket } from './stored-basket.ts'

/** Local storage key of the last synced revision of the account's basket; only set for signed-in users. */
export const revisionKey = 'uapp_comparison-basket-revision'

type Added = { classification: string; slug: string; variantId: string | null }

/** Adds a product to the basket under a new random key. Returns whether to notify the visitor. */
export function addToStoredBasket({ classification, slug, variantId }: Added, settings: { notify: boolean }): boolean {
  const product = { key: crypto.randomUUID(), slug, variantId }
  const { basket, notify } = addToBasket(readBasket(), { classification, product }, settings)
  writeBasket(basket)
  return notify !== undefined
}

/** The current basket; updates when another tab or script changes it. Empty on the server. */
export function useBasket(): Basket {
  const text = useSyncExternalStore(
    onBasketChange,
    () => readText(),
    () => null,
  )
  return useMemo(() => toBasket(text), [text])
}

/** Whether the basket is also saved in an account. */
export function isSavedInAccount(): boolean {
  return readText(revisionKey) !== null
}
