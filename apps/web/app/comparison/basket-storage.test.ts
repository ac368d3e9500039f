import { removeFromBasket } from '@ferrule/domain/comparison/basket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToStoredBasket } from './basket-storage.ts'
import { readBasket, writeBasket } from './stored-basket.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => void vi.unstubAllGlobals())

const add = (slug: string, variantId: string | null = null) =>
  addToStoredBasket({ classification: 'crimping', slug, variantId }, { notify: true })
const entries = () => readBasket().classifications.flatMap(({ products }) => products)
const keyOf = (slug: string) => entries().find((entry) => entry.slug === slug)?.key ?? ''

test('each entry gets a random key, also the same product when it is added again [S3-045]', () => {
  const keys: string[] = []
  for (let round = 0; round < 50; round++) {
    add('corva-24')
    add('corva-24', '2')
    add('axion-56')
    expect(entries()).toHaveLength(3)
    keys.push(...entries().map(({ key }) => key))
    writeBasket({ classifications: [] })
  }
  expect(new Set(keys).size).toBe(150)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('the key of an entry does not change when other entries are added or removed', () => {
  add('corva-24')
  const key = keyOf('corva-24')
  add('axion-56')
  writeBasket(removeFromBasket(readBasket(), keyOf('axion-56')))
  expect(entries()).toEqual([{ key, slug: 'corva-24', variantId: null }])
})

test('a visitor is notified of an addition only if the caller requests it', () => {
  expect(add('corva-24')).toBe(true)
  expect(addToStoredBasket({ classification: 'crimping', slug: 'axion-56', variantId: null }, { notify: false })).toBe(
    false,
  )
})
