import { expect, test } from 'vitest'
import { loader } from './speculation-rules.route.ts'

/** How many pages a browser keeps fetched ahead at a time, by how eager the rules are (Chrome's own limits). */
const atATime = new Map([
  ['immediate', 50],
  ['eager', 50],
  ['moderate', 2],
  ['conservative', 2],
])

type Condition = { href_matches?: string; not?: Condition }
type Rules = { prefetch: { eagerness: string; where: { and: Condition[] } }[] }
const readRules = (): Promise<Rules> => loader().json()

test('at most four pages are fetched ahead at a time [S9-007]', async () => {
  const { prefetch } = await readRules()
  const together = prefetch.reduce((sum, { eagerness }) => sum + (atATime.get(eagerness) ?? Number.NaN), 0)
  expect(together).toBeGreaterThan(0)
  expect(together).toBeLessThanOrEqual(4)
})

test.each([
  ['/en/products/crimping-lines', true],
  ['/de', true],
  ['/en/search?q=crimp', false],
  ['/en/switch/de', false],
  ['/en/mykomax/tickets', false],
  ['/media/v1/photo.webp/Hero-480.avif', false],
])('whether %s may be fetched ahead: %s', async (path, may) => {
  const { prefetch } = await readRules()
  const site = 'https://www.norlitz.example'
  const holds = ({ href_matches: pattern, not }: Condition): boolean =>
    not ? !holds(not) : pattern !== undefined && new URLPattern(pattern, site).test(path, site)
  expect(prefetch.every(({ where }) => where.and.every(holds))).toBe(may)
})
