import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortByAddress, splitDifference } from './nearest-addresses.ts'

const toRecords = (...paths: string[]) => paths.map((path) => ({ path }))

test.each([
  ['/en/products/axion-65', ['products/a/axion-18', 'products/a/axion-56', 'company'], 'products/a/axion-56'],
  ['/en/services/calibraton?x=1', ['services/repair', 'services/calibration'], 'services/calibration'],
  ['/en/About', ['company', 'company/about'], 'company/about'],
])('the address most similar to %s is first', (address, paths, first) => {
  expect(sortByAddress(address, toRecords(...paths))[0]?.path).toBe(first)
})

test('records with equally similar addresses keep their order', () => {
  const records = toRecords('b/axion-57', 'a/axion-58', 'far-away-from-everything', 'another-unknown-address')
  expect(sortByAddress('/axion-56', records)).toEqual(records)
})

test.each([
  ['/en/products/axion-56', '/en/products/axion-65', ['/en/products/axion-', '56', '']],
  ['/en/services/calibration', '/en/services/calibraton', ['/en/services/calibrat', 'i', 'on']],
  ['/en/a', '/en/a/b', ['/en/a', '', '']],
  ['/en', '/de', ['/', 'en', '']],
])('%s differs from %s', (existing, missing, [before, different, after]) => {
  expect(splitDifference(existing, missing)).toEqual({ before, different, after })
})

test('the parts of any address make up the address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (existing, missing) => {
      const { before, different, after } = splitDifference(existing, missing)
      expect(`${before}${different}${after}`).toBe(existing)
    }),
  )
})
