import { expect, test } from 'vitest'
import { loader } from './speculation-rules.route.ts'

/** The number of simultaneous prefetches by eagerness (Chrome's limits). */
const simultaneousPrefetches = new Map([
  ['immediate', 50],
  ['eager', 50],
  ['moderate', 2],
  ['conservative', 2],
])

type Condition = { href_matches?: string; not?: Condition }
type Rules = { prefetch: { eagerness: string; where: { and: Condition[] } }[] }
const readRules = (): Promise<Rules> => loader().json()

test('at most four pages are prefetched at a time [S9-007]', async () => {
  const { prefetch } = await readRules()
  const total = prefetch.reduce((sum, { eagerness }) => sum + (simultaneousPrefetches.get(eagerness) ?? Number.NaN), 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(4)
})

test.each([
  ['/en/products/crimping-lines', true],
  ['/de', true],
  ['/en/search?q=crimp', false],
  ['/en/switch/de', false],
  ['/en/mykomax/tickets', false],
  ['/media/v1/photo.webp/Hero-480.avif', false],
])('%s may be prefetched: %s', async (path, mayPrefetch) => {
  const { prefetch } = await readRules()
  const site = 'https://www.norlitz.example'
  const matches = ({ href_matches: pattern, not }: Condition): boolean =>
    not ? !matches(not) : pattern !== undefined && new URLPattern(pattern, site).test(path, site)
  expect(prefetch.every(({ where }) => where.and.every(matches))).toBe(mayPrefetch)
})
