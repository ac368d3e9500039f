import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions, findUpdate } from './version.ts'

test.each([
  ['4.9.3', '4.10.0', -1],
  ['4.10.0', '4.9.3', 1],
  ['4.1', '4.1.0', 0],
  ['5', '4.9.9', 1],
  ['x', '0.0.1', -1],
])('comparing %s with %s gives %d', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

test('the order of versions is antisymmetric', () => {
  const version = fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(Math.sign(compareVersions(one, other)) + Math.sign(compareVersions(other, one))).toBe(0)
    }),
  )
})

const releases = [{ version: '4.10.0' }, { version: '5.0.0' }, { version: '4.9.0' }]

test.each([
  ['4.9.0', 2],
  ['4.10.0', 1],
  ['5.0.0', 0],
  ['6.0.0', 0],
])('%s is %d versions behind', (installed, versionsBehind) => {
  expect(findUpdate(installed, releases)).toEqual({ newest: { version: '5.0.0' }, versionsBehind })
})

test('there is no update without releases', () => {
  expect(findUpdate('1.0.0', [])).toBeUndefined()
})
