import fc from 'fast-check'
import { expect, test } from 'vitest'
import { machineListQuery, readCursor, toCursor } from './machine-list.ts'

test('an empty query is the default list', () => {
  expect(machineListQuery.parse({})).toEqual({ search: '', sort: 'serial', direction: 'ascending', view: 'cards' })
})

test.each([
  [{ plantId: 'x' }, 'plantId'],
  [{ organisationId: null }, 'organisationId'],
  [{ state: 'broken' }, 'state'],
])('%j is ignored', (parameters, name) => {
  expect(machineListQuery.parse(parameters)).not.toHaveProperty(name, expect.anything())
})

test('a cursor is read back unchanged, for any sort key', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, key) => {
      expect(readCursor(toCursor({ id, key }))).toEqual({ id, key })
    }),
  )
})

test.each([undefined, '', 'x', 'not-an-id-not-an-id-not-an-id-not-an'])('rejects the cursor %j', (text) => {
  expect(readCursor(text)).toBeUndefined()
})
