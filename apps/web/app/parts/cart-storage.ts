import { emptyPartsCart, type PartsCart, readStoredCart } from '@ferrule/domain/parts-cart/parts-cart'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** Where the browser keeps what somebody wants to order. */
const cartKey = 'uapp_parts-cart'
/** Left behind when a cart could not be read, until the reader has been told. */
const resetKey = 'uapp_parts-cart-reset'

/** Tells the screens of this page; the browser itself tells only other tabs. */
const changedHere = 'uapp:parts-cart'

export function writeCart(cart: PartsCart): void {
  if (cart.parts.length === 0) localStorage.removeItem(cartKey)
  else localStorage.setItem(cartKey, JSON.stringify(cart))
  window.dispatchEvent(new Event(changedHere))
}

export function readCart(): PartsCart {
  return toCart(localStorage.getItem(cartKey))
}

/** Changes the cart as it is now, which another tab may have changed since it was drawn. */
export function changeCart(change: (cart: PartsCart) => PartsCart): void {
  writeCart(change(readCart()))
}

/** The cart as it is now, also after another tab changed it. */
export function useCart(): PartsCart {
  const text = useSyncExternalStore(
    onChange,
    () => localStorage.getItem(cartKey),
    () => null,
  )
  return useMemo(() => toCart(text), [text])
}

/** Whether a cart was emptied because it could not be read; said until the reader goes on. */
export function useCartReset(): boolean {
  const [wasReset] = useState(() => sessionStorage.getItem(resetKey) !== null)
  useEffect(() => sessionStorage.removeItem(resetKey), [])
  return wasReset
}

/** What cannot be read is reported and emptied, so that it happens once. */
function toCart(text: string | null): PartsCart {
  const { value, isInvalid } = readStoredCart(text)
  if (!isInvalid) return value
  reportError(new Error('The stored parts cart could not be read and was emptied'))
  localStorage.removeItem(cartKey)
  sessionStorage.setItem(resetKey, 'yes')
  return emptyPartsCart
}

function onChange(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changedHere, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changedHere, notify)
  }
}
