import { emptyBasket } from '@ferrule/domain/comparison/basket'
import { queryDataService } from '../data-service/query-data-service.ts'
import { revisionKey } from './basket-storage.ts'
import { readBasket, writeBasket } from './stored-basket.ts'
import { SyncComparisonBasket } from './sync-comparison-basket.generated.ts'

let synced: Promise<void> | undefined

/** Merges the browser's basket into that of the account, once for each time the portal is opened. */
export function syncAccountBasket(): Promise<void> {
  synced ??= sync()
  return synced
}

async function sync(): Promise<void> {
  const stored = Number.parseInt(localStorage.getItem(revisionKey) ?? '', 10)
  const revision = Number.isNaN(stored) ? null : stored
  const { classifications } = readBasket()
  const result = await queryDataService(SyncComparisonBasket, { classifications, revision })
  const { syncComparisonBasket: saved } = result
  if (saved.revision !== null) localStorage.setItem(revisionKey, String(saved.revision))
  writeBasket({ classifications: saved.classifications })
}

/** Clears the browser's copy of the account's basket at logout, because others may use the device next. */
export function clearAccountBasket(): void {
  if (localStorage.getItem(revisionKey) === null) return
  localStorage.removeItem(revisionKey)
  writeBasket(emptyBasket)
}
