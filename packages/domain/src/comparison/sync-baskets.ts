import type { Basket } from './basket.ts'
import { mergeBaskets } from './merge-baskets.ts'

/** A basket and how often it was saved; a guest's was never saved. */
export type BasketState = { basket: Basket; revision: number | null }

/**
 * The basket of a person who comes with one from a device. A device that has seen the last state may also take things
 * out; any other, a guest's or one that was away, only adds.
 */
export function syncBaskets(account: BasketState, device: BasketState): Basket {
  const isUpToDate = device.revision !== null && device.revision === account.revision
  return isUpToDate ? device.basket : mergeBaskets(account.basket, device.basket)
}
