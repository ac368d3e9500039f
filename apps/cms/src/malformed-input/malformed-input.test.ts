import type { AfterErrorHook } from 'payload'
import { expect, test } from 'vitest'
import { guardData, refuseMalformedData } from './guard-data.ts'
import { toBadRequest } from './to-bad-request.ts'

const statusOf = async (error: unknown) => (await toBadRequest({ error } as Parameters<AfterErrorHook>[0]))?.status

test.each([
  ['a malformed id', 400, Object.assign(new Error('invalid input syntax for type uuid'), { code: '22P02' })],
  ['a wrapped one', 400, new Error('Failed', { cause: Object.assign(new Error('out of range'), { code: '22003' }) })],
  ['JSON that cannot be parsed', 400, new SyntaxError('Unexpected token')],
  ['an outage', undefined, Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })],
  ['a missing table', undefined, Object.assign(new Error('no such table'), { code: '42P01' })],
  ['a mistake in our code', undefined, new TypeError('x is undefined')],
])('%s gets the status %s [C8]', async (_, status, error) => {
  expect(await statusOf(error)).toBe(status)
})

test.each([
  ['create', { data: { title: 'x' } }, true],
  ['update', { data: {} }, true],
  // Payload passes an empty field to each read of one record.
  ['read', { data: undefined }, true],
  ['delete', { id: '1' }, true],
  ['restoreVersion', { id: '1' }, true],
  ['update', { data: null }, false],
  ['create', { data: undefined }, false],
  ['create', {}, false],
  ['update', { data: [] }, false],
  ['update', { data: 'text' }, false],
  ['update', { data: 5 }, false],
])('%s with %j is accepted: %s [C8]', (operation, args, accepted) => {
  const check = () => refuseMalformedData({ operation, args })
  if (accepted) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ status: 400 }))
})

test('the check precedes the hooks of a collection [C8]', () => {
  const own = () => undefined
  const { hooks } = guardData({ slug: 'x', fields: [], hooks: { beforeOperation: [own] } })
  expect(hooks?.beforeOperation).toEqual([refuseMalformedData, own])
})
