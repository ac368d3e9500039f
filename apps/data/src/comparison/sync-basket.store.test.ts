import type { Basket } from '@ferrule/domain/comparison/basket'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { syncBasket } from './sync-basket.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-15T10:00:00Z')
const person = (sub: string): SignedInActor => ({
  kind: 'user',
  profile: toUserProfile({ sub, email: `${sub}@example.com` }),
  session: { id: 's1', authenticatedAt: undefined },
})
const of = (...slugs: string[]): Basket => ({
  classifications: [{ slug: 'bench-presses', products: slugs.map((slug) => ({ key: slug, slug, variantId: null })) }],
})

const sync = (db: Database, subject: string, device: { basket: Basket; revision: number | null }) =>
  syncBasket({ db, now }, person(subject), device)

test('merges the basket of a guest into that of the account', () =>
  rolledBack(url, async (db) => {
    expect(await sync(db, 'basket-test', { basket: of('corva-24'), revision: null })).toEqual({
      basket: of('corva-24'),
      revision: 1,
    })
    expect(await sync(db, 'basket-test', { basket: of('corva-40'), revision: null })).toEqual({
      basket: of('corva-24', 'corva-40'),
      revision: 2,
    })
  }))

test('a device with the latest revision can remove products, and a repeated request changes nothing', () =>
  rolledBack(url, async (db) => {
    await sync(db, 'basket-test', { basket: of('corva-24', 'corva-40'), revision: null })
    const out = { basket: of('corva-40'), revision: 1 }
    expect(await sync(db, 'basket-test', out)).toEqual({ basket: of('corva-40'), revision: 2 })
    expect(await sync(db, 'basket-test', out)).toEqual({ basket: of('corva-40'), revision: 2 })
    const { rows } = await sql<{ count: number }>`select count(*)::int from audit_event
      where action = 'save-comparison-basket' and subject_id = 'basket-test'`.execute(db.queries)
    expect(rows[0]?.count).toBe(2)
  }))

test('hides baskets of other people', () =>
  rolledBack(url, async (db) => {
    await sync(db, 'basket-test', { basket: of('corva-24'), revision: null })
    const other = await sync(db, 'basket-test-other', { basket: { classifications: [] }, revision: 1 })
    expect(other).toEqual({ basket: { classifications: [] }, revision: null })
  }))
