import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeBasket } from '../comparison/stored-basket.ts'
import { startComparisonBar } from './start-comparison-bar.ts'

const stored = new Map<string, string>()
const requests: { url: string; signal: AbortSignal; respond: (groups: object[]) => Promise<void> }[] = []

const bar = {
  hidden: true,
  dataset: { comparisonBar: '/api/comparison?locale=en' },
  addEventListener: () => {},
  querySelector: () => null,
  querySelectorAll: () => [],
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { querySelector: () => bar, querySelectorAll: () => [] })
  // Unlike the browser's, this request also ends when it is aborted, as if the response had been there already.
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const respond = async (groups: object[]) => {
      resolve(Response.json({ groups }))
      await new Promise((settled) => setTimeout(settled, 0))
    }
    requests.push({ url, signal, respond })
    return promise
  })
})

afterEach(() => void vi.unstubAllGlobals())

const compare = (slug: string) =>
  writeBasket({
    classifications: [{ slug, products: [{ key: crypto.randomUUID(), slug: 'corva-24', variantId: null }] }],
  })

test('an older response does not replace a newer one', async () => {
  startComparisonBar()
  compare('stripping')
  compare('crimping')
  const [older, newer] = requests
  expect([older?.signal.aborted, newer?.signal.aborted]).toEqual([true, false])
  await newer?.respond([{ count: '1 product', name: 'Crimping', products: [] }])
  expect(bar.hidden).toBe(false)
  await older?.respond([])
  expect(bar.hidden).toBe(false)
})
