import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasFilters, isCanonicalList, readListQuery, toListSearch } from './list-query-string.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search))

test('reads ranges, capabilities, sort order, units and page from the query string', () => {
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
])('normalises "%s" to "%s"', (search, tidy) => {
  expect(toListSearch(read(search))).toBe(tidy)
})

test('a written query is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const query = read(search)
      expect(read(toListSearch(query))).toEqual(query)
    }),
  )
})

test('only filters and capabilities narrow a list', () => {
  expect([hasFilters(read('sort=name')), hasFilters(read('max-weight=5')), hasFilters(read('capability=a'))]).toEqual([
    false,
    true,
    true,
  ])
})

test('a list is canonical without filters, sort order and units', () => {
  expect(
    ['', 'page=2', 'sort=name', 'units=Metric', 'capability=a'].map((search) => isCanonicalList(read(search))),
  ).toEqual([true, true, false, false, false])
})
