import { expect, test } from 'vitest'
import { maxPageSize, toProductListWishes } from './product-list.ts'

test('nothing asked is the first page in the recommended order', () => {
  expect(toProductListWishes({})).toEqual({ filters: [], capabilities: [], sort: 'recommended', page: 1, pageSize: 24 })
})

test.each([
  [{ page: 0 }, { page: 1 }],
  [{ page: -3 }, { page: 1 }],
  [{ page: 2.9 }, { page: 2 }],
  [{ pageSize: 0 }, { pageSize: 1 }],
  [{ pageSize: 5000 }, { pageSize: maxPageSize }],
  [{ capabilities: ['a', 'a', 'b'] }, { capabilities: ['a', 'b'] }],
])('%j becomes %j', (asked, wishes) => {
  expect(toProductListWishes(asked)).toMatchObject(wishes)
})

test('a hundred filters are cut', () => {
  const filters = Array.from({ length: 100 }, () => ({ specification: 'weight', minimum: null, maximum: null }))
  expect(toProductListWishes({ filters }).filters).toHaveLength(20)
})
