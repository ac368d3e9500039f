import { expect, test } from 'vitest'
import { chooseMeasurementSystem, measurementSystem } from './measurement-system.ts'

test('there are two measurement systems [S4-033]', () => {
  expect(measurementSystem.options).toEqual(['Metric', 'Imperial'])
})

test.each([
  ['Metric', undefined, 'Metric'],
  ['Imperial', undefined, 'Imperial'],
  ['Imperial', 'Metric', 'Metric'],
  ['Metric', 'Imperial', 'Imperial'],
  ['Metric', 'imperial', 'Metric'],
  ['Imperial', '', 'Imperial'],
] as const)(
  'in a country with %s a stored choice of %j gives %s [S4-034]',
  (defaultMeasurementSystem, stored, system) => {
    expect(chooseMeasurementSystem({ defaultMeasurementSystem }, stored)).toBe(system)
  },
)
