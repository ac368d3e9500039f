import { expect, test } from 'vitest'
import { z } from 'zod'
import { toListQuery } from './to-list-query.ts'

const schema = z.object({
  group: z.string().catch('open'),
  plantId: z.string().optional(),
  page: z.coerce.number().catch(1),
})

test('filters at their default and without a value are left out', () => {
  expect(toListQuery(schema, { group: 'open', plantId: undefined, page: 1 })).toBe('')
  expect(toListQuery(schema, { group: 'all', page: 2 })).toBe('?group=all&page=2')
})

test('a change replaces a filter, and undefined removes it', () => {
  const query = { group: 'all', plantId: 'p 1', page: 2 }
  expect(toListQuery(schema, query, { page: 1 })).toBe('?group=all&plantId=p+1')
  expect(toListQuery(schema, query, { plantId: undefined })).toBe('?group=all&page=2')
})
