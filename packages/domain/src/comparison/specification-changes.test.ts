import { expect, test } from 'vitest'
import { listSpecificationChanges } from './specification-changes.ts'
import type { Specification } from './compare-products.ts'

const spec = (name: string, value: string, system: Specification['measurementSystem'] = null): Specification => ({
  name,
  value,
  unit: '',
  measurementSystem: system,
})

test('lists changed, new and removed values', () => {
  const before = [spec('Force', '24'), spec('Air', '6'), spec('Colour', 'grey')]
  const now = [spec('Force', '30'), spec('Air', '6'), spec('Weight', '80')]
  expect(listSpecificationChanges(before, now, 'Metric')).toEqual([
    { name: 'Force', unit: '', before: '24', now: '30' },
    { name: 'Weight', unit: '', before: null, now: '80' },
    { name: 'Colour', unit: '', before: 'grey', now: null },
  ])
})

test('ignores lines of the other measurement system', () => {
  expect(
    listSpecificationChanges([spec('Length', '1', 'Imperial')], [spec('Length', '2', 'Imperial')], 'Metric'),
  ).toEqual([])
})

test('lists nothing for identical lines', () => {
  expect(listSpecificationChanges([spec('Force', '24')], [spec('Force', '24')], 'Metric')).toEqual([])
})
