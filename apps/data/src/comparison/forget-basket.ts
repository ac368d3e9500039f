import type { Queries } from '../postgres/database.ts'
import { deleteBasket } from './basket-store.ts'

/** What somebody who leaves had put aside to compare. */
export function forgetBasket(tx: Queries, personId: string): Promise<void> {
  return deleteBasket(tx, personId)
}
