import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Roman Bächler', 'RB'],
  ['Anna Maria Ödegård', 'AÖ'],
  ['  jonas   frei ', 'JF'],
  ['Moser', 'M'],
  ['中村', '中'],
  ['𠮷野 家', '𠮷家'],
  [' ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
