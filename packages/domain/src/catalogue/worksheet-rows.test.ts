import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProcessForm } from './process-form.ts'
import { readWorksheetRows, switchUnits, toWorksheetQuery } from './worksheet-rows.ts'

const empty = { name: '', crossSectionMm2: '', lengthMm: '', insulation: '', piecesPerHour: '' }
const row = (crossSectionMm2: string, name = '') => ({ ...empty, crossSectionMm2, name })
const read = (query: string) => readWorksheetRows(new URLSearchParams(query))
const two = 'name=a&cross-section=1&length=&name=&cross-section=2&length='

test.each<[string, string, ReturnType<typeof read>]>([
  ['an address without parameters', '', [empty]],
  [
    'an address of a single wire',
    'cross-section=2.5&length=1240&insulation=pvc&output=3600',
    [{ name: '', crossSectionMm2: '2.5', lengthMm: '1240', insulation: 'pvc', piecesPerHour: '3600' }],
  ],
  ['two wires', two, [row('1', 'a'), row('2')]],
  ['an empty row between two others', 'cross-section=1&cross-section=+&cross-section=3', [row('1'), row('3')]],
  ['a row to add', `${two}&add=1`, [row('1', 'a'), row('2'), empty]],
  ['a second empty row to add', 'cross-section=1&cross-section=&add=1', [row('1'), empty, empty]],
  ['a row to remove', `${two}&remove=1`, [row('2')]],
  ['the last row to remove', 'cross-section=1&remove=1', [empty]],
  ['a row to remove that does not exist', `${two}&remove=7`, [row('1', 'a'), row('2')]],
])('reads %s', (_, query, rows) => {
  expect(read(query)).toEqual(rows)
})

test('shows at least one and at most ten rows of at most 40 characters a field', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 15 }), fc.boolean(), (values, adds) => {
      const query = new URLSearchParams([...values.map((value) => ['name', value]), ...(adds ? [['add', '1']] : [])])
      const rows = readWorksheetRows(query)
      expect(rows.length).toBeGreaterThanOrEqual(1)
      expect(rows.length).toBeLessThanOrEqual(10)
      for (const { name } of rows) expect(name.length).toBeLessThanOrEqual(40)
    }),
  )
})

const anyRow = fc.record({
  name: fc.stringMatching(/^[A-Z]{1,5}$/),
  crossSectionMm2: fc.constantFrom('', '2.5', '12', '0,35', '12 AWG', '2.5 mm²'),
  lengthMm: fc.constantFrom('', '1240', '48.5', '1.2 m', '10 in'),
  insulation: fc.constantFrom('', 'pvc'),
  piecesPerHour: fc.constantFrom('', '3 600'),
})
const anyRows = fc.array(anyRow, { minLength: 1, maxLength: 10 })

test('reads the rows that it wrote', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      expect(read(toWorksheetQuery(rows, 'Metric'))).toEqual(rows)
    }),
  )
})

test('a switch of the units changes no wire, and two switches give the same wires', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const imperial = switchUnits(rows, 'Metric')
      const metric = switchUnits(imperial, 'Imperial')
      for (const [position, typed] of rows.entries()) {
        const wire = readProcessForm(typed, 'Metric')
        expect(readProcessForm(imperial[position] ?? empty, 'Imperial')).toEqual(wire)
        expect(readProcessForm(metric[position] ?? empty, 'Metric')).toEqual(wire)
      }
    }),
  )
})

test('names the unit of a number in the other system, and leaves it out in its own', () => {
  const typed = [{ ...row('2.5', 'a'), lengthMm: '1240' }]
  expect(switchUnits(typed, 'Metric')).toMatchObject([{ crossSectionMm2: '2.5 mm²', lengthMm: '1240 mm' }])
  expect(switchUnits(switchUnits(typed, 'Metric'), 'Imperial')).toEqual(typed)
})
