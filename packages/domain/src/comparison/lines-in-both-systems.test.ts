import { expect, test } from 'vitest'
import { linesInBothSystems } from './lines-in-both-systems.ts'

const lines = [
  { name: 'Length', value: '40', unit: 'mm', measurementSystem: 'Metric' as const },
  { name: 'Length', value: '1.57', unit: 'in', measurementSystem: 'Imperial' as const },
  { name: 'Drive', value: 'Servo motor', unit: '', measurementSystem: null },
]

test('the own system comes first, the other beside it', () => {
  expect(linesInBothSystems(lines, 'Metric')).toEqual([
    { name: 'Length', value: '40', unit: 'mm', other: '1.57 in' },
    { name: 'Drive', value: 'Servo motor', unit: '', other: null },
  ])
  expect(linesInBothSystems(lines, 'Imperial')[0]).toEqual({
    name: 'Length',
    value: '1.57',
    unit: 'in',
    other: '40 mm',
  })
})
