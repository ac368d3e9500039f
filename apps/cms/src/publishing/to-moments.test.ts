import { expect, test } from 'vitest'
import { toMoments } from './to-moments.ts'

const now = new Date('2026-06-01T12:00:00Z')
const past = new Date('2026-06-01T11:00:00Z')
const future = new Date('2026-06-01T13:00:00Z')
const later = new Date('2026-06-01T14:00:00Z')

test.each([
  ['a page that was always there', past, undefined, []],
  ['a page under embargo', future, undefined, ['appears']],
  ['a page that ends', past, later, ['disappears']],
  ['a page of an hour', future, later, ['appears', 'disappears']],
  ['a page that is over', past, past, []],
])('%s', (_, publishAt, unpublishAt, names) => {
  expect(toMoments({ publishAt, unpublishAt }, now).map(({ name }) => name)).toEqual(names)
})

test('the jobs start within two seconds of the moment and never before it', () => {
  const [appears] = toMoments({ publishAt: future, unpublishAt: undefined }, now)
  const lateMs = (appears?.at.getTime() ?? 0) - future.getTime()
  expect(lateMs).toBeGreaterThan(0)
  expect(lateMs).toBeLessThan(1000)
})

test('a page that is gone has no moments', () => {
  expect(toMoments(undefined, now)).toEqual([])
})
