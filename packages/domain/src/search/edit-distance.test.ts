import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['axion', 'axion', 0],
  ['axoin', 'axion', 1],
  ['axon', 'axion', 1],
  ['axiion', 'axion', 1],
  ['axian', 'axion', 1],
  ['crimpign', 'crimping', 1],
  ['striper', 'strippers', 2],
  ['abgleich', 'vergleich', 3],
  ['', 'a', 1],
  ['helix', 'corva', 3],
  ['a', 'abcdefgh', 3],
])('%s and %s differ in %i letters, counted up to three', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance)
  expect(editDistance(other, one, 3)).toBe(distance)
})
