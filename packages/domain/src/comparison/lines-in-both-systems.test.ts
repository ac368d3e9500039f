import { expect, test } from 'vitest'
import { toLinesInBothSystems } from './lines-in-both-systems.ts'

const lines = [
  { name: 'Length', value: '40', unit: 'mm', measurementSystem: 'Metric' as const },
  { name: 'Length', value: '1.57', unit: 'in', measurementSystem: 'Imperial' as const },
  { name: 'Drive', value: 'Servo motor', unit: '', measurementSystem: null },
]

test('gives the value in the chosen system and the other one beside it', () => {
  expect(toLinesInBothSystems(lines, 'Metric')).toEqual([
    { name: 'Length', value: '40', unit: 'mm', other: '1.57 in' },
    { name: 'Drive', value: 'Servo motor', unit: '', other: null },
  ])
  expect(toLinesInBothSystems(lines, 'Imperial')[0]).toEqual({
    name: 'Length',
    value: '1.57',
    unit: 'in',
    other: '40 mm',
  })
})
