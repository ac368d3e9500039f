import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProcessForm, hasNoRequirements } from './process-form.ts'

const nothing = { crossSectionMm2: '', lengthMm: '', insulation: '', piecesPerHour: '' }

test.each([
  ['Metric', { crossSectionMm2: '2,5', lengthMm: '1240' }, { crossSectionMm2: 2.5, lengthMm: 1240 }],
  ['Metric', { crossSectionMm2: '12 AWG', lengthMm: '1.2 m' }, { crossSectionMm2: 3.31, lengthMm: 1200 }],
  ['Imperial', { crossSectionMm2: '12', lengthMm: '10' }, { crossSectionMm2: 3.31, lengthMm: 254 }],
  ['Imperial', { crossSectionMm2: '2/0', lengthMm: '254 mm' }, { crossSectionMm2: 67.4, lengthMm: 254 }],
  ['Metric', { insulation: 'pvc', piecesPerHour: '3 600' }, { insulation: 'pvc', piecesPerHour: 3600 }],
] as const)('%s: reads %j', (system, answers, expected) => {
  const { wanted, problems } = readProcessForm({ ...nothing, ...answers }, system)
  expect(problems).toEqual([])
  for (const [name, value] of Object.entries(expected)) {
    const read = wanted[name as keyof typeof wanted]
    if (typeof value === 'number') expect(read).toBeCloseTo(value, 1)
    else expect(read).toBe(value)
  }
})

test('reports unreadable fields, but not empty ones', () => {
  const answers = { crossSectionMm2: 'thick', lengthMm: '0', insulation: '', piecesPerHour: '12 kg' }
  const { wanted, problems } = readProcessForm(answers, 'Metric')
  expect(problems).toEqual(['crossSectionMm2', 'lengthMm', 'piecesPerHour'])
  expect(hasNoRequirements(wanted)).toBe(true)
})

test('never throws, and returns only numbers above zero', () => {
  const typed = fc.record({
    crossSectionMm2: fc.string(),
    lengthMm: fc.string(),
    insulation: fc.string(),
    piecesPerHour: fc.string(),
  })
  fc.assert(
    fc.property(typed, fc.constantFrom('Metric' as const, 'Imperial' as const), (answers, system) => {
      const { wanted } = readProcessForm(answers, system)
      for (const value of [wanted.crossSectionMm2, wanted.lengthMm, wanted.piecesPerHour])
        expect(value === undefined || value > 0).toBe(true)
    }),
  )
})
