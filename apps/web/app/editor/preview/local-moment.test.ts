import { expect, test } from 'vitest'
import { toIsoMoment, toLocalMoment } from './local-moment.ts'

test('a moment survives the way through the field in any time zone', () => {
  expect(toIsoMoment(toLocalMoment('2026-12-01T08:30:00.000Z'))).toBe('2026-12-01T08:30:00.000Z')
})

test.each(['', 'tomorrow', undefined, null])('%j is no moment', (value) => {
  expect(toIsoMoment(value)).toBeUndefined()
})

test('without a moment the field is empty', () => {
  expect(toLocalMoment(undefined)).toBe('')
})
