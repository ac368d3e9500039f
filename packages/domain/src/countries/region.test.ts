import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['CH', 'europe'],
  ['TR', 'europe'],
  ['US', 'americas'],
  ['JP', 'asia-pacific'],
  ['ZA', 'middle-east-and-africa'],
])('%s is in %s', (code, region) => {
  expect(regionOf(code)).toBe(region)
})
