import type { Basket } from './basket.ts'
import { mergeBaskets } from './merge-baskets.ts'

/** A basket and the number of times it was saved; null for a guest's basket, which was never saved. */
export type BasketState = { basket: Basket; revision: number | null }

/**
 * Merges the basket of a device into that of the account. A device with the latest revision replaces it, so it can also
 * remove products; any other device only adds.
 */
export function syncBaskets(account: BasketState, device: BasketState): Basket {
  const isUpToDate = device.revision !== null && device.revision === account.revision
  return isUpToDate ? device.basket : mergeBaskets(account.basket, device.basket)
}
