import { addToBasket, type Basket, readStoredBasket } from '@ferrule/domain/comparison/basket'
import { useMemo, useSyncExternalStore } from 'react'
import { basketKey } from './basket-key.ts'

/** Local storage key of the last synced revision of the account's basket; only set for signed-in users. */
export const revisionKey = 'uapp_comparison-basket-revision'

/** Event for the islands of this page; the browser's `storage` event reaches only other tabs. */
const changeEvent = 'uapp:comparison-basket'

/** An invalid basket is reported and deleted, so that the error occurs once. */
export function readBasket(): Basket {
  return toBasket(readText())
}

export function writeBasket(basket: Basket): void {
  try {
    if (basket.classifications.length === 0) localStorage.removeItem(basketKey)
    else localStorage.setItem(basketKey, JSON.stringify(basket))
  } catch {
    // Without local storage the basket is not saved.
  }
  window.dispatchEvent(new Event(changeEvent))
}

type Added = { classification: string; slug: string; variantId: string | null }

/** Adds a product to the basket under a new random key. Returns whether to notify the visitor. */
export function addToStoredBasket({ classification, slug, variantId }: Added, settings: { notify: boolean }): boolean {
  const product = { key: crypto.randomUUID(), slug, variantId }
  const { basket, notify } = addToBasket(readBasket(), { classification, product }, settings)
  writeBasket(basket)
  return notify !== undefined
}

/** The current basket; updates when another tab or island changes it. Empty on the server. */
export function useBasket(): Basket {
  const text = useSyncExternalStore(
    onChange,
    () => readText(),
    () => null,
  )
  return useMemo(() => toBasket(text), [text])
}

/** Whether the basket is also saved in an account. */
export function isSavedInAccount(): boolean {
  return readText(revisionKey) !== null
}

function toBasket(text: string | null): Basket {
  const { value, isInvalid } = readStoredBasket(text)
  if (isInvalid) {
    reportError(new Error('The stored comparison could not be read and was emptied'))
    localStorage.removeItem(basketKey)
  }
  return value
}

function readText(key = basketKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function onChange(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changeEvent, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changeEvent, notify)
  }
}
