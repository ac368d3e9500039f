import { expect, test } from 'vitest'
import { toScheduledTransitions } from './to-scheduled-transitions.ts'

const now = new Date('2026-06-01T12:00:00Z')
const past = new Date('2026-06-01T11:00:00Z')
const future = new Date('2026-06-01T13:00:00Z')
const later = new Date('2026-06-01T14:00:00Z')

test.each([
  ['a public page', past, undefined, []],
  ['a page under embargo', future, undefined, ['appears']],
  ['a public page with an end date', past, later, ['disappears']],
  ['a page under embargo with an end date', future, later, ['appears', 'disappears']],
  ['a page whose end date has passed', past, past, []],
])('transitions of %s', (_, publishAt, unpublishAt, names) => {
  expect(toScheduledTransitions({ publishAt, unpublishAt, appearsAt: {} }, now).map(({ name }) => name)).toEqual(names)
})

test('the jobs start after the date, at most one second later', () => {
  const [appears] = toScheduledTransitions({ publishAt: future, unpublishAt: undefined, appearsAt: {} }, now)
  const lateMs = (appears?.at.getTime() ?? 0) - future.getTime()
  expect(lateMs).toBeGreaterThan(0)
  expect(lateMs).toBeLessThan(1000)
})

test('each language under embargo has its own transition', () => {
  const appearsAt = { de: future, fr: later, en: past }
  const transitions = toScheduledTransitions({ publishAt: past, unpublishAt: undefined, appearsAt }, now)
  expect(transitions.map(({ name }) => name)).toEqual(['appears-de', 'appears-fr'])
})

test('a deleted page has no transitions', () => {
  expect(toScheduledTransitions(undefined, now)).toEqual([])
})
