import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOpening, openingOf, pageOpenings } from './page-opening.ts'

test.each([
  ['', 'wire'],
  ['products/crimping-lines', 'picture'],
  ['applications/aerospace', 'picture'],
  ['services', 'split'],
  ['services/repair', 'split'],
  ['smart-factory', 'dark'],
  ['company/about', 'text'],
  ['investors/share', 'text'],
  ['contact', 'split'],
  ['toString', 'split'],
])('the page %j opens as %s', (path, opening) => {
  expect(openingOf(path)).toBe(opening)
})

test('a family opens on its picture, a branch of it beside one', () => {
  expect([null, 'crimping'].map(familyOpening)).toEqual(['picture', 'split'])
})

test('only a home page has the wire, and every page has an opening', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const opening = openingOf(path)
      expect(pageOpenings).toContain(opening)
      if (opening === 'wire') expect(path.split('/')[0]).toBe('')
    }),
  )
})
