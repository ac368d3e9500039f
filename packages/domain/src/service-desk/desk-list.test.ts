import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskKinds, deskWishes, toDeskCount } from './desk-list.ts'

test('an empty address is all that waits', () => {
  expect(deskWishes.parse({})).toEqual({ group: 'open', search: '', page: 1 })
})

test('tickets and every form of the website come to the desk', () => {
  expect(deskKinds).toEqual(['ticket', 'contact', 'service', 'licence', 'feedback', 'whitepaper'])
})

test('beyond a thousand nobody counts', () => {
  expect([0, 999, 1000].map(toDeskCount)).toEqual(['0', '999', '999+'])
})

test('whatever an address says, it is read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('group', 'kind', 'search', 'page'), fc.anything()), (asked) => {
      expect(deskWishes.parse(asked).page).toBeGreaterThanOrEqual(1)
    }),
  )
})
