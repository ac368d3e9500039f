import { expect, test } from 'vitest'
import { loader } from './speculation-rules.route.ts'

/** How many pages a browser fetches ahead at a time, by how eager the rules are (Chrome's own limits). */
const atATime = new Map([
  ['immediate', 50],
  ['eager', 50],
  ['moderate', 2],
  ['conservative', 2],
])

test('at most four pages are fetched ahead at a time [S9-007]', async () => {
  const { prefetch }: { prefetch: { eagerness: string }[] } = await loader().json()
  const together = prefetch.reduce((sum, { eagerness }) => sum + (atATime.get(eagerness) ?? Number.NaN), 0)
  expect(together).toBeGreaterThan(0)
  expect(together).toBeLessThanOrEqual(4)
})
