import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitEdits } from './split-edits.ts'
import { segmentEdits } from './translation-desk.ts'

test('every request is accepted, and together they have all texts in their order', () => {
  const edit = fc.record({
    key: fc.string({ minLength: 1, maxLength: 20 }),
    sourceHash: fc.constant('hash'),
    text: fc.nat(20_000).map((length) => 'x'.repeat(length)),
  })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 150 }), (edits) => {
      const requests = splitEdits(edits)
      expect(requests.flat()).toEqual(edits)
      expect(requests.every((one) => segmentEdits.safeParse(one).success)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('short texts are sent together', () => {
  const edits = Array.from({ length: 60 }, (_, index) => ({ key: `${index}`, sourceHash: 'hash', text: 'Draht' }))
  expect(splitEdits(edits).map(({ length }) => length)).toEqual([50, 10])
})
