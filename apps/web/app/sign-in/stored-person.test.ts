import { expect, test } from 'vitest'
import { parsePerson } from './stored-person.ts'

test('reads the stored user', () => {
  expect(parsePerson('{"name":"Anna Berg","initials":"AB"}')).toEqual({ name: 'Anna Berg', initials: 'AB' })
})

test.each([null, '', 'x', '1', 'null', '[]', '{}', '{"name":1,"initials":"AB"}'])('returns no user for %j', (text) => {
  expect(parsePerson(text)).toBeUndefined()
})
