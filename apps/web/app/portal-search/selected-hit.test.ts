import { expect, test } from 'vitest'
import { findSelected, moveSelected } from './selected-hit.ts'

const toHits = (hrefs: string) => hrefs.split('').map((href) => ({ href }))

test.each([
  ['abc', undefined, 0],
  ['abc', 'b', 1],
  // A group that arrived later is sorted in front.
  ['xyabc', 'b', 3],
  ['xyac', 'b', 0],
  ['', 'b', 0],
])('of the hits "%s", with %s chosen, the selected one is at %s', (hrefs, chosen, index) => {
  expect(findSelected(toHits(hrefs), chosen)).toBe(index)
})

test.each([
  ['abc', undefined, 1, 'b'],
  ['abc', undefined, -1, 'c'],
  ['abc', 'b', 1, 'c'],
  ['abc', 'c', 1, 'a'],
  ['abc', 'b', -1, 'a'],
  ['xabc', 'a', 1, 'b'],
  ['xac', 'b', 1, 'a'],
  ['a', 'a', -1, 'a'],
  ['', 'a', 1, undefined],
] as const)('of the hits "%s", with %s chosen, a step of %s chooses %s', (hrefs, chosen, step, next) => {
  expect(moveSelected(toHits(hrefs), chosen, step)).toBe(next)
})
