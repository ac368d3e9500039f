import fc from 'fast-check'
import { expect, test } from 'vitest'
import { machineWishes, readCursor, toCursor } from './machine-list.ts'

test('an address without wishes is the plain list', () => {
  expect(machineWishes.parse({})).toEqual({ search: '', sort: 'serial', direction: 'ascending', view: 'cards' })
})

test.each([
  [{ plantId: 'x' }, 'plantId'],
  [{ organisationId: null }, 'organisationId'],
  [{ state: 'broken' }, 'state'],
])('%j is left out', (said, name) => {
  expect(machineWishes.parse(said)).not.toHaveProperty(name, expect.anything())
})

test('where a page ends is read as it was written, whatever the machine is called', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, key) => {
      expect(readCursor(toCursor({ id, key }))).toEqual({ id, key })
    }),
  )
})

test.each([undefined, '', 'x', 'not-an-id-not-an-id-not-an-id-not-an'])('%j begins the list anew', (text) => {
  expect(readCursor(text)).toBeUndefined()
})
