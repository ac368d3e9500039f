import { type Basket, readStoredBasket } from '@ferrule/domain/comparison/basket'
import { basketKey } from './basket-key.ts'

/** Event for the other scripts of this page; the browser's `storage` event reaches only other tabs. */
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

export function toBasket(text: string | null): Basket {
  const { value, isInvalid } = readStoredBasket(text)
  if (isInvalid) {
    reportError(new Error('The stored comparison could not be read and was emptied'))
    localStorage.removeItem(basketKey)
  }
  return value
}

export function readText(key = basketKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Notifies of changes by this page and by other tabs, until the returned function is called. */
export function onBasketChange(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changeEvent, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changeEvent, notify)
  }
}
