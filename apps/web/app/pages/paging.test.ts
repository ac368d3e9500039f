import { expect, test } from 'vitest'
import { paginate, withChoice } from './paging.ts'

const thirty = Array.from({ length: 30 }, (_, index) => index)

test.each([
  [null, 1, 0, 12],
  ['2', 2, 12, 24],
  ['3', 3, 24, 30],
  ['99', 3, 24, 30],
  ['-1', 1, 0, 12],
  ['x', 1, 0, 12],
])('?page=%s is page %i with the entries from %i to %i', (requested, page, start, end) => {
  expect(paginate(thirty, requested)).toMatchObject({ page, pageCount: 3, total: 30, from: start + 1, to: end })
  expect(paginate(thirty, requested).entries).toEqual(thirty.slice(start, end))
})

test('an empty list is one page without entries', () => {
  expect(paginate([], null)).toMatchObject({ entries: [], page: 1, pageCount: 1, from: 0, to: 0 })
})

test('a choice preserves the others, resets the page, and can be removed', () => {
  expect(withChoice({ topic: 'Quality', year: '2026', page: '3' }, { topic: '' })).toBe('?year=2026')
  expect(withChoice({ year: '2026' }, { page: '2' })).toBe('?year=2026&page=2')
  expect(withChoice({}, {})).toBe('?')
})
