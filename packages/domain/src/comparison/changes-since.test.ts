import { expect, test } from 'vitest'
import { changesSince } from './changes-since.ts'
import type { Specification } from './compare-products.ts'

const spec = (name: string, value: string, system: Specification['measurementSystem'] = null): Specification => ({
  name,
  value,
  unit: '',
  measurementSystem: system,
})

test('values that are another, new or gone are changes; the rest is not', () => {
  const before = [spec('Force', '24'), spec('Air', '6'), spec('Colour', 'grey')]
  const now = [spec('Force', '30'), spec('Air', '6'), spec('Weight', '80')]
  expect(changesSince(before, now, 'Metric')).toEqual([
    { name: 'Force', unit: '', before: '24', now: '30' },
    { name: 'Weight', unit: '', before: null, now: '80' },
    { name: 'Colour', unit: '', before: 'grey', now: null },
  ])
})

test('what only the other system shows is no change', () => {
  expect(changesSince([spec('Length', '1', 'Imperial')], [spec('Length', '2', 'Imperial')], 'Metric')).toEqual([])
})

test('nothing changes between the same lines', () => {
  expect(changesSince([spec('Force', '24')], [spec('Force', '24')], 'Metric')).toEqual([])
})
