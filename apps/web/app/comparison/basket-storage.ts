import { type Basket, readStoredBasket } from '@ferrule/domain/comparison/basket'
import { useMemo, useSyncExternalStore } from 'react'
import { basketKey } from './basket-key.ts'

/** Which state of the account's basket this device has seen; only there for somebody who has signed in. */
export const revisionKey = 'uapp_comparison-basket-revision'

/** Tells the islands of this page; the browser itself tells only other tabs. */
const changedHere = 'uapp:comparison-basket'

/** What cannot be read is reported and emptied, so that it happens once. */
export function readBasket(): Basket {
  return toBasket(readText())
}

export function writeBasket(basket: Basket): void {
  try {
    if (basket.classifications.length === 0) localStorage.removeItem(basketKey)
    else localStorage.setItem(basketKey, JSON.stringify(basket))
  } catch {
    // A browser that keeps nothing compares nothing beyond this page.
  }
  window.dispatchEvent(new Event(changedHere))
}

/** The basket as it is now, also after another tab or another island changed it. Empty on the server. */
export function useBasket(): Basket {
  const text = useSyncExternalStore(
    onChange,
    () => readText(),
    () => null,
  )
  return useMemo(() => toBasket(text), [text])
}

/** Whether the account keeps it too. */
export function isKeptInAccount(): boolean {
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
  window.addEventListener(changedHere, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changedHere, notify)
  }
}
