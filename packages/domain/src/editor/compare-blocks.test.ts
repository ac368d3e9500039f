import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlockComparison, type ComparableBlock, compareBlocks } from './compare-blocks.ts'

/** `t1` is a block of the type `t` with the content `1`. */
const blocks = (...names: string[]): ComparableBlock[] =>
  names.map((name) => ({ type: name.charAt(0), content: name.slice(1) }))

test.each<[string, string[], string[], BlockComparison]>([
  ['nothing changed', ['h1', 't1'], ['h1', 't1'], { changes: [undefined, undefined], removed: [] }],
  ['a page was never published', [], ['h1', 't1'], { changes: ['new', 'new'], removed: [] }],
  ['a text changed', ['h1', 't1'], ['h1', 't2'], { changes: [undefined, 'changed'], removed: [] }],
  ['a block was inserted', ['h1', 't1'], ['h1', 'p1', 't1'], { changes: [undefined, 'new', undefined], removed: [] }],
  [
    'a block was removed',
    ['h1', 'p1', 't1'],
    ['h1', 't1'],
    { changes: [undefined, undefined], removed: [{ index: 1, before: 1 }] },
  ],
  ['the last block was removed', ['h1', 't1'], ['h1'], { changes: [undefined], removed: [{ index: 1, before: 1 }] }],
  [
    'a block was replaced by another type',
    ['h1', 'p1'],
    ['h1', 't1'],
    { changes: [undefined, 'new'], removed: [{ index: 1, before: 1 }] },
  ],
  ['a block was inserted before a changed one', ['t1'], ['p1', 't2'], { changes: ['new', 'changed'], removed: [] }],
])('%s', (_, published, draft, expected) => {
  expect(compareBlocks(blocks(...published), blocks(...draft))).toEqual(expected)
})

const anyBlocks = fc.array(
  fc.record({ type: fc.constantFrom('h', 't', 'p'), content: fc.constantFrom('1', '2', '3') }),
  {
    maxLength: 12,
  },
)

test('every block is accounted for: kept or changed in pairs, new, or removed', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, (published, draft) => {
      const { changes, removed } = compareBlocks(published, draft)
      expect(changes).toHaveLength(draft.length)
      const paired = changes.filter((change) => change !== 'new').length
      expect(paired + removed.length).toBe(published.length)
      for (const { before } of removed) expect(before).toBeLessThanOrEqual(draft.length)
    }),
  )
})

test('a page compared with itself has no change', () => {
  fc.assert(
    fc.property(anyBlocks, (same) => {
      const { changes, removed } = compareBlocks(same, same)
      expect([changes.filter(Boolean), removed]).toEqual([[], []])
    }),
  )
})
