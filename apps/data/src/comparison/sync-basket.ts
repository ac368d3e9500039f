import { type BasketState, syncBaskets } from '@ferrule/domain/comparison/sync-baskets'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { lockBasket, saveBasket } from './basket-store.ts'

/** Merges the basket of a device into that of the account. Idempotent. */
export async function syncBasket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { profile }: SignedInActor,
  device: BasketState,
): Promise<BasketState> {
  return db.transaction(async (tx) => {
    const account = await lockBasket(tx, profile.id)
    const basket = syncBaskets(account, device)
    if (JSON.stringify(basket) === JSON.stringify(account.basket)) return account
    const revision = await saveBasket(tx, { personId: profile.id, basket, savedAt: now() })
    await recordEvent(tx, {
      actor: profile.id,
      action: 'save-comparison-basket',
      subjectType: 'comparison-basket',
      subjectId: profile.id,
      after: { revision, groups: basket.classifications.length },
    })
    return { basket, revision }
  })
}
