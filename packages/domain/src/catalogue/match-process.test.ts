import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProcessLimits, matchProcess, type ProcessRequirements } from './match-process.ts'

const machine: ProcessLimits = {
  crossSectionMm2: { minimum: 0.22, maximum: 6 },
  lengthMm: { minimum: 30, maximum: 12_000 },
  insulations: ['pvc', 'ptfe'],
  piecesPerHour: { minimum: 1200, maximum: 4200 },
}
const press: ProcessLimits = { ...machine, lengthMm: null, insulations: null }

test.each<[ProcessRequirements]>([
  [{}],
  [{ crossSectionMm2: 0.22 }],
  [{ crossSectionMm2: 6, lengthMm: 12_000, insulation: 'ptfe', piecesPerHour: 4200 }],
  [{ piecesPerHour: 10 }],
])('a machine that can do %j matches', (wanted) => {
  expect(matchProcess(wanted, machine)).toEqual({ fits: 'yes', misfits: [] })
})

test.each<[ProcessRequirements, string, string, number | null]>([
  [{ crossSectionMm2: 10 }, 'crossSectionMm2', 'above', 6],
  [{ crossSectionMm2: 35, lengthMm: 100, insulation: 'pvc' }, 'crossSectionMm2', 'above', 6],
  [{ crossSectionMm2: 0.1, lengthMm: 100 }, 'crossSectionMm2', 'below', 0.22],
  [{ lengthMm: 20, insulation: 'pvc' }, 'lengthMm', 'below', 30],
  [{ crossSectionMm2: 1, piecesPerHour: 5000 }, 'piecesPerHour', 'above', 4200],
])('%j is outside of %s, which is %s %s, and does not fit', (wanted, attribute, reason, limit) => {
  expect(matchProcess(wanted, machine)).toEqual({ fits: 'no', misfits: [{ attribute, reason, limit }] })
})

test.each<[ProcessRequirements, ProcessLimits, string, string]>([
  [{ insulation: 'silicone' }, machine, 'insulation', 'not-listed'],
  [{ crossSectionMm2: 1, insulation: 'silicone' }, machine, 'insulation', 'not-listed'],
  [{ insulation: 'pvc' }, press, 'insulation', 'not-stated'],
  [{ crossSectionMm2: 1, lengthMm: 100 }, press, 'lengthMm', 'not-stated'],
])('%j fits partly: an option may meet it, or the data does not state it', (wanted, limits, attribute, reason) => {
  expect(matchProcess(wanted, limits)).toEqual({ fits: 'partly', misfits: [{ attribute, reason, limit: null }] })
})

test.each<[ProcessRequirements, ProcessLimits]>([
  [{ lengthMm: 100, insulation: 'pvc' }, press],
  [{ crossSectionMm2: 35, insulation: 'silicone' }, machine],
])('%j does not fit: a second requirement is missed', (wanted, limits) => {
  expect(matchProcess(wanted, limits)).toMatchObject({ fits: 'no', misfits: [{}, {}] })
})

test('a machine that misses two requirements does not fit, and both are named', () => {
  expect(matchProcess({ crossSectionMm2: 10, lengthMm: 20_000 }, machine)).toEqual({
    fits: 'no',
    misfits: [
      { attribute: 'crossSectionMm2', reason: 'above', limit: 6 },
      { attribute: 'lengthMm', reason: 'above', limit: 12_000 },
    ],
  })
})

test('removing a requirement never makes the match worse', () => {
  const rank = { yes: 0, partly: 1, no: 2 }
  const wanted = fc.record(
    {
      crossSectionMm2: fc.double({ min: 0.01, max: 20, noNaN: true }),
      lengthMm: fc.double({ min: 1, max: 20_000, noNaN: true }),
      insulation: fc.constantFrom('pvc', 'ptfe', 'silicone'),
      piecesPerHour: fc.integer({ min: 1, max: 9000 }),
    },
    { requiredKeys: [] },
  )
  const attribute = fc.constantFrom('crossSectionMm2', 'lengthMm', 'insulation', 'piecesPerHour')
  fc.assert(
    fc.property(wanted, attribute, (all, left) => {
      const less = { ...all, [left]: undefined }
      expect(rank[matchProcess(less, machine).fits]).toBeLessThanOrEqual(rank[matchProcess(all, machine).fits])
    }),
  )
})
