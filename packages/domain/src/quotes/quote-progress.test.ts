import { expect, test } from 'vitest'
import { quoteProgressOf } from './quote-progress.ts'
import { quoteStates } from './quote-state.ts'

test.each([
  ['requested', 'answered'],
  ['answered', 'decision'],
  ['expired', undefined],
  ['accepted', undefined],
  ['declined', undefined],
  ['withdrawn', undefined],
] as const)('the current step of a quote that is %s is %s', (state, current) => {
  const progress = quoteProgressOf(state)
  expect(progress?.steps[progress.current]).toBe(current)
})

test('only a quote that can be or was decided has the step of the decision', () => {
  const decided = quoteStates.filter((state) => quoteProgressOf(state)?.steps.includes('decision'))
  expect(decided).toEqual(['requested', 'answered', 'accepted', 'declined'])
})
