import { expect, test } from 'vitest'
import { findDeskTurn, toResponseClock } from './response-clock.ts'

const now = new Date('2026-11-17T09:00:00Z')
const dueIn = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test.each([
  [-25, false, { kind: 'over', minutes: 25 }],
  [0, false, { kind: 'soon', minutes: 0 }],
  [120, false, { kind: 'soon', minutes: 120 }],
  [121, false, { kind: 'left', minutes: 121 }],
  [-25, true, { kind: 'answered' }],
])('due in %i minutes, answered: %s, shows %j', (minutes, isAnswered, expected) => {
  expect(toResponseClock({ dueAt: dueIn(minutes), isAnswered }, now)).toEqual(expected)
})

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
