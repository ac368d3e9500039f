import { expect, test } from 'vitest'
import { findDeskTurn } from './desk-turn.ts'

test.each([
  ['ticket', 'new', 'ours'],
  ['ticket', 'in-progress', 'ours'],
  ['ticket', 'waiting-for-you', 'theirs'],
  ['ticket', 'solved', undefined],
  ['contact', 'received', 'ours'],
  ['contact', 'read', 'ours'],
  ['contact', 'answered', 'theirs'],
  ['contact', 'closed', undefined],
])('a %s that is %s waits for: %s', (kind, state, expected) => {
  expect(findDeskTurn({ kind, state })).toBe(expected)
})
