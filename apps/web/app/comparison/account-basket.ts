import { emptyBasket } from '@ferrule/domain/comparison/basket'
import { askData } from '../sign-in/ask-data.ts'
import { readBasket, revisionKey, writeBasket } from './basket-storage.ts'
import { SyncComparisonBasket } from './sync-comparison-basket.generated.ts'

let synced: Promise<void> | undefined

/** Once for each time the portal is opened: what a guest has put aside joins what the account has. */
export function syncAccountBasket(): Promise<void> {
  synced ??= sync()
  return synced
}

async function sync(): Promise<void> {
  const stored = Number.parseInt(localStorage.getItem(revisionKey) ?? '', 10)
  const revision = Number.isNaN(stored) ? null : stored
  const { classifications } = readBasket()
  const answer = await askData(SyncComparisonBasket, { classifications, revision })
  const { syncComparisonBasket: kept } = answer
  if (kept.revision !== null) localStorage.setItem(revisionKey, String(kept.revision))
  writeBasket({ classifications: kept.classifications })
}

/** At logout: what the account has stays there, and not on a device that somebody else may use next. */
export function forgetAccountBasket(): void {
  if (localStorage.getItem(revisionKey) === null) return
  localStorage.removeItem(revisionKey)
  writeBasket(emptyBasket)
}
