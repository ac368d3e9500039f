import { useSyncExternalStore } from 'react'

/** The local storage key of the cart. */
export const cartKey = 'uapp_parts-cart'

/** Event for the components of this page; the browser sends `storage` events to other tabs only. */
export const cartChangeEvent = 'uapp:parts-cart'

/** Returns the stored cart as text, including changes of other tabs. */
export function useStoredCart(): string | null {
  return useSyncExternalStore(
    onChange,
    () => localStorage.getItem(cartKey),
    () => null,
  )
}

function onChange(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(cartChangeEvent, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(cartChangeEvent, notify)
  }
}
