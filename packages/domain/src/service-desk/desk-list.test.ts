import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLimitedCount } from '../limited-count.ts'
import { deskKinds, deskListQuery } from './desk-list.ts'

test('an empty query lists all open entries', () => {
  expect(deskListQuery.parse({})).toEqual({ group: 'open', search: '', sort: 'due', page: 1 })
})

test('the desk handles tickets and every form of the website', () => {
  expect(deskKinds).toEqual(['ticket', 'contact', 'service', 'licence', 'feedback', 'whitepaper', 'paper'])
})

test('counts up to 999', () => {
  expect([0, 999, 1000].map((count) => toLimitedCount(count))).toEqual(['0', '999', '999+'])
})

test('parses any parameters without an error', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('group', 'kind', 'search', 'sort', 'turn', 'priority', 'page'), fc.anything()),
      (parameters) => {
        expect(deskListQuery.parse(parameters).page).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})
