import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessWires, chooseMachines, findBestFit } from './assess-wires.ts'
import { matchProcess, type ProcessLimits } from './match-process.ts'

const machine = (slug: string, minimum: number, maximum: number, more: Partial<ProcessLimits> = {}) => ({
  slug,
  ability: {
    crossSectionMm2: { minimum, maximum },
    lengthMm: { minimum: 50, maximum: 8000 },
    insulations: ['pvc'],
    piecesPerHour: { minimum: null, maximum: 4000 },
    ...more,
  },
})

const small = machine('small', 0.13, 2)
const middle = machine('middle', 0.13, 6)
const large = machine('large', 10, 120)
const machines = [large, small, middle]

const wires = [0.35, 0.22, 2.5, 35].map((crossSectionMm2) => ({ crossSectionMm2, lengthMm: 1000 }))

test('the machine that covers most wires comes first, and every miss names attribute, direction and limit', () => {
  const assessed = assessWires(wires, machines)
  expect(assessed.map(({ slug, covered, partly }) => [slug, covered, partly])).toEqual([
    ['middle', 3, 0],
    ['small', 2, 0],
    ['large', 1, 0],
  ])
  expect(assessed[1]?.matches[2]).toEqual({
    fits: 'no',
    misfits: [{ attribute: 'crossSectionMm2', reason: 'above', limit: 2 }],
  })
})

test.each([
  ['an open requirement', [machine('a', 10, 20), machine('b', 0.1, 20, { insulations: null })], 'b'],
  ['fewer missed requirements', [machine('a', 10, 20, { insulations: null }), machine('b', 10, 20)], 'b'],
  ['the smaller maximum cross-section', [machine('a', 0.1, 20), machine('b', 0.1, 10)], 'b'],
  ['a stated maximum', [machine('a', 0.1, 20, { crossSectionMm2: { minimum: 0.1, maximum: null } }), middle], 'middle'],
  ['the name', [machine('b', 0.1, 20), machine('a', 0.1, 20)], 'a'],
])('among machines that cover as many wires, %s decides', (_, tied, first) => {
  const wire = { crossSectionMm2: 1, insulation: 'pvc' }
  expect(assessWires([wire], tied)[0]?.slug).toBe(first)
})

test('keeps a machine for each wire that one covers, also if others cover more wires', () => {
  const many = Array.from({ length: 8 }, (_, position) => machine(`middle-${position}`, 0.13, 6))
  const chosen = chooseMachines(assessWires(wires, [...many, large]), 6)
  expect(chosen.map(({ slug }) => slug)).toEqual([...many.slice(0, 5).map(({ slug }) => slug), 'large'])
})

test('leaves out machines that miss several requirements of every wire', () => {
  const wire = { crossSectionMm2: 1, insulation: 'ptfe' }
  expect(chooseMachines(assessWires([wire], machines), 6).map(({ slug }) => slug)).toEqual(['small', 'middle'])
})

test('the best fit names the machine for each wire that it does not cover, and the wires without a machine', () => {
  const assessed = assessWires([...wires, { crossSectionMm2: 300 }], machines)
  expect(findBestFit(assessed)).toMatchObject({
    machine: { slug: 'middle' },
    covered: [0, 1, 2],
    others: [{ machine: { slug: 'large' }, wires: [3] }],
    open: [4],
  })
})

test('without a machine that covers a wire there is no best fit', () => {
  expect(findBestFit(assessWires([{ crossSectionMm2: 300 }], machines))).toBeUndefined()
  expect(findBestFit([])).toBeUndefined()
})

const anyWire = fc.record(
  {
    crossSectionMm2: fc.double({ min: 0.01, max: 200, noNaN: true }),
    lengthMm: fc.double({ min: 1, max: 20_000, noNaN: true }),
    insulation: fc.constantFrom('pvc', 'ptfe'),
    piecesPerHour: fc.integer({ min: 1, max: 9000 }),
  },
  { requiredKeys: [] },
)
const anyWires = fc.array(anyWire, { minLength: 1, maxLength: 10 })
const anyMachine = fc
  .tuple(fc.string(), fc.double({ min: 0.01, max: 10, noNaN: true }), fc.double({ min: 1, max: 100, noNaN: true }))
  .map(([slug, minimum, more]) => machine(slug, minimum, minimum + more))
const anyMachines = fc.uniqueArray(anyMachine, { maxLength: 12, selector: ({ slug }) => slug })

test('one wire is assessed as matchProcess does', () => {
  fc.assert(
    fc.property(anyWire, anyMachines, (wire, offered) => {
      for (const { matches, ability } of assessWires([wire], offered))
        expect(matches).toEqual([matchProcess(wire, ability)])
    }),
  )
})

test('the order of wires and machines changes neither the best fit nor the counts', () => {
  const summary = (assessed: ReturnType<typeof assessWires>) =>
    assessed.map(({ slug, covered, partly }) => ({ slug, covered, partly }))
  fc.assert(
    fc.property(anyWires, anyMachines, (list, offered) => {
      expect(summary(assessWires(list.toReversed(), offered.toReversed()))).toEqual(summary(assessWires(list, offered)))
    }),
  )
})

test('another wire adds at most one covered wire, and changes no other match', () => {
  fc.assert(
    fc.property(anyWires, anyWire, anyMachines, (list, added, offered) => {
      const before = new Map(assessWires(list, offered).map((one) => [one.slug, one]))
      for (const { slug, matches, covered } of assessWires([...list, added], offered)) {
        expect(matches.slice(0, -1)).toEqual(before.get(slug)?.matches)
        expect(covered - (before.get(slug)?.covered ?? 0)).toBe(matches.at(-1)?.fits === 'yes' ? 1 : 0)
      }
    }),
  )
})

test('the chosen machines are at most six and begin with the best', () => {
  fc.assert(
    fc.property(anyWires, anyMachines, (list, offered) => {
      const assessed = assessWires(list, offered)
      const chosen = chooseMachines(assessed, 6)
      expect(chosen.length).toBeLessThanOrEqual(6)
      expect(chosen.slice(0, 1)).toEqual(
        assessed.filter(({ matches }) => matches.some(({ misfits }) => misfits.length <= 1)).slice(0, 1),
      )
    }),
  )
})
