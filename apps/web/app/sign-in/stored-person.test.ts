import { expect, test } from 'vitest'
import { parsePerson } from './stored-person.ts'

test('reads back who signed in', () => {
  expect(parsePerson('{"name":"Anna Berg","initials":"AB"}')).toEqual({ name: 'Anna Berg', initials: 'AB' })
})

test.each([null, '', 'x', '1', 'null', '[]', '{}', '{"name":1,"initials":"AB"}'])('%j is nobody', (text) => {
  expect(parsePerson(text)).toBeUndefined()
})
