import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNarrowed, isOwnAddress, readListWishes, toListSearch } from './list-address.ts'

const read = (search: string) => readListWishes(new URLSearchParams(search))

test('an address says ranges, capabilities, order, units and page', () => {
  expect(
    read(
      'min-wire-length=40&max-wire-length=500.5&capability=crimping&capability=sealing&sort=name&page=2&units=Imperial',
    ),
  ).toEqual({
    filters: [{ specification: 'wire-length', minimum: 40, maximum: 500.5 }],
    capabilities: ['crimping', 'sealing'],
    sort: 'name',
    page: 2,
    pageSize: 24,
    units: 'Imperial',
  })
})

test.each([
  ['', '?'],
  ['min-weight=&max-weight=', '?'],
  ['min-weight=heavy&sort=worst&page=-3&units=stones', '?'],
  ['page=1&sort=recommended', '?'],
  ['sort=name&min-weight=5', '?min-weight=5&sort=name'],
  ['capability=<script>', '?'],
])('"%s" is the list at "%s"', (search, tidy) => {
  expect(toListSearch(read(search))).toBe(tidy)
})

test('what is written is read again as the same', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const wishes = read(search)
      expect(read(toListSearch(wishes))).toEqual(wishes)
    }),
  )
})

test('a list is narrowed by filters and capabilities alone', () => {
  expect([isNarrowed(read('sort=name')), isNarrowed(read('max-weight=5')), isNarrowed(read('capability=a'))]).toEqual([
    false,
    true,
    true,
  ])
})

test('only what is neither narrowed nor sorted nor in other units stands for itself', () => {
  expect(
    ['', 'page=2', 'sort=name', 'units=Metric', 'capability=a'].map((search) => isOwnAddress(read(search))),
  ).toEqual([true, true, false, false, false])
})
