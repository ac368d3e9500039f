import { emptyPartsCart, type PartsCart, readStoredCart } from '@ferrule/domain/parts/parts-cart'
import { useEffect, useMemo, useState } from 'react'
import { cartChangeEvent, cartKey, useStoredCart } from './stored-cart.ts'

/** Set in the session storage when an invalid cart was emptied, until a message has been shown. */
const resetKey = 'uapp_parts-cart-reset'

export function writeCart(cart: PartsCart): void {
  if (cart.parts.length === 0) localStorage.removeItem(cartKey)
  else localStorage.setItem(cartKey, JSON.stringify(cart))
  window.dispatchEvent(new Event(cartChangeEvent))
}

export function readCart(): PartsCart {
  return toCart(localStorage.getItem(cartKey))
}

/** Changes the stored cart, which another tab may have changed since the last render. */
export function changeCart(change: (cart: PartsCart) => PartsCart): void {
  writeCart(change(readCart()))
}

/** Returns the current cart, including changes of other tabs. */
export function useCart(): PartsCart {
  const text = useStoredCart()
  return useMemo(() => toCart(text), [text])
}

/** Whether an invalid cart was emptied; true until the user leaves the screen. */
export function useCartReset(): boolean {
  const [wasReset] = useState(() => sessionStorage.getItem(resetKey) !== null)
  useEffect(() => sessionStorage.removeItem(resetKey), [])
  return wasReset
}

/** Reports and empties an invalid cart, so that the error occurs only once. */
function toCart(text: string | null): PartsCart {
  const { value, isInvalid } = readStoredCart(text)
  if (!isInvalid) return value
  reportError(new Error('The stored parts cart could not be read and was emptied'))
  localStorage.removeItem(cartKey)
  sessionStorage.setItem(resetKey, 'yes')
  return emptyPartsCart
}
