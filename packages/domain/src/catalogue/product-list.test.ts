import { expect, test } from 'vitest'
import { maxPageSize, toProductListQuery } from './product-list.ts'

test('an empty query is the first page in the recommended order', () => {
  expect(toProductListQuery({})).toEqual({ filters: [], capabilities: [], sort: 'recommended', page: 1, pageSize: 24 })
})

test.each([
  [{ page: 0 }, { page: 1 }],
  [{ page: -3 }, { page: 1 }],
  [{ page: 2.9 }, { page: 2 }],
  [{ pageSize: 0 }, { pageSize: 1 }],
  [{ pageSize: 5000 }, { pageSize: maxPageSize }],
  [{ capabilities: ['a', 'a', 'b'] }, { capabilities: ['a', 'b'] }],
])('%j becomes %j', (input, query) => {
  expect(toProductListQuery(input)).toMatchObject(query)
})

test('limits the number of filters', () => {
  const filters = Array.from({ length: 100 }, () => ({ specification: 'weight', minimum: null, maximum: null }))
  expect(toProductListQuery({ filters }).filters).toHaveLength(20)
})
