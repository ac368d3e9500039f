import { expect, test } from 'vitest'
import { idsIn, misspeltIdsIn } from './test-ids.ts'

// Joined here, because an id in a test's name would count as proved by that test.
const bracketed = (...words: string[]) => `tiles ${words.map((word) => `[${word}]`).join(' ')}`

test('finds every id in a test name', () => {
  expect(idsIn(bracketed('S4-001', 'S4-002 S4-003', 'S4-004, S4-005', 'I2'))).toEqual([
    'S4-001',
    'S4-002',
    'S4-003',
    'S4-004',
    'S4-005',
  ])
})

test.each(['S2-17', 'S2-1720', 'S10-001', 's2-172', 'S2_172', 'S2172', 'S-2-172', 'S2-l72', 'S2–172'])(
  '%s is not an id',
  (word) => {
    expect([idsIn(bracketed(word)), misspeltIdsIn(bracketed(word))]).toEqual([[], [word]])
    expect(misspeltIdsIn(bracketed(`S4-001 ${word}`))).toEqual([word])
  },
)

test.each(['I2', 'S3', 's', 'Object', '"en"', 'sizes 3'])('%s is not meant as an id', (word) => {
  expect(misspeltIdsIn(bracketed(word))).toEqual([])
})
