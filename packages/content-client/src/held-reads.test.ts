import { expect, test } from 'vitest'
import { createHeldReads } from './held-reads.ts'

test('a read of a held key waits for the release, and other reads do not', async () => {
  const held = createHeldReads()
  held.hold(['a', 'b'])
  const order: string[] = []
  const waiting = held.findRelease('a')?.then(() => order.push('a'))
  expect(held.findRelease('c')).toBeUndefined()
  order.push('c')
  held.release(['a', 'b'])
  await waiting
  expect(order).toEqual(['c', 'a'])
  expect(held.findRelease('b')).toBeUndefined()
})
