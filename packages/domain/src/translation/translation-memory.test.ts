import { expect, test } from 'vitest'
import { listMemoryPairs, maxMemoryLength, toMatchScore } from './translation-memory.ts'

const segment = { key: 'a', source: 'Wire', sourceHash: 'one', target: 'Draht' }
const baselines = { a: { sourceHash: 'one', source: 'Wire', targetHash: 'x' } }

test('a published translation is a pair, once for each source', () => {
  const again = { ...segment, key: 'b', target: 'Leitung' }
  expect(listMemoryPairs([segment, again], { ...baselines, b: baselines.a })).toEqual([
    { sourceHash: 'one', source: 'Wire', target: 'Leitung' },
  ])
})

test.each([
  ['is not translated', { ...segment, target: undefined }],
  ['was translated from an earlier source', { ...segment, sourceHash: 'two' }],
  ['has no baseline', { ...segment, key: 'z' }],
  ['has no letters', { ...segment, source: '56 – 1.5' }],
  ['is too long', { ...segment, source: 'x'.repeat(maxMemoryLength + 1) }],
  ['has a translation that is too long', { ...segment, target: 'x'.repeat(maxMemoryLength + 1) }],
])('a text that %s is no pair', (_, one) => {
  expect(listMemoryPairs([one], baselines)).toEqual([])
})

test.each([
  [true, 0.4, 100],
  [false, 1, 99],
  [false, 0.789, 78],
])('exact %s with similarity %d scores %d', (isExact, similarity, score) => {
  expect(toMatchScore({ isExact, similarity })).toBe(score)
})
