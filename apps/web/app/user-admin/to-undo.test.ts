import { expect, test } from 'vitest'
import { toUndo } from './to-undo.ts'

const saved = { id: 'a1', version: 4 }

test.each(['grant', 'accept', 'update', 'decline', 'withdraw'] as const)(
  '%s is taken back at the version it led to',
  (intent) => {
    expect(toUndo(intent, saved)).toEqual([{ intent: 'undo', input: { accessId: 'a1', version: 4 } }])
  },
)

test('a kept access is taken back in the review, not in its own changes', () => {
  expect(toUndo('keep', saved)).toEqual([{ intent: 'undo-keep', input: { accessId: 'a1', reason: '' } }])
})

test.each(['undo', 'undo-keep'] as const)('%s is not undone', (intent) => {
  expect(toUndo(intent, saved)).toEqual([])
})

test.each([{ id: null, version: 4 }, { id: 'a1', version: null }, { id: 'a1' }])(
  'a change without an access or a version cannot be taken back: %o',
  (payload) => {
    expect(toUndo('grant', payload)).toEqual([])
  },
)
