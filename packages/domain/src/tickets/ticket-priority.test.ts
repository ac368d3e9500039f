import { expect, test } from 'vitest'
import { findPriority } from './ticket-priority.ts'

test.each([
  ['machine-stopped', 'care-plus', false, 1],
  ['machine-stopped', 'care', false, 1],
  ['machine-stopped', 'none', false, 2],
  ['quality', 'none', true, 2],
  ['planned', 'care', true, 1],
  ['quality', 'care-plus', false, 2],
  ['quality', 'care', false, 3],
  ['quality', 'none', false, 3],
  ['process', 'care-plus', false, 3],
  ['process', 'care', false, 4],
  ['planned', 'none', false, 4],
] as const)('%s with contract %s, stopped %s: priority %i', (concern, contract, isMachineStopped, expected) => {
  expect(findPriority({ concern, contract, isMachineStopped })).toBe(expected)
})
