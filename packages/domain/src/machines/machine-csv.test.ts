import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeMachineRows, type KnownMachine } from './judge-machine-rows.ts'
import { fromCell, machineColumns, type MachineRow, toMachinesCsv } from './machine-csv.ts'

const row: MachineRow = {
  serial_number: '56-1184-207',
  model: 'Axion 56',
  organisation: 'Brenner Kabeltechnik GmbH',
  plant: 'Linz',
  name_in_plant: 'Line "7", left',
  place_in_plant: 'Hall 2',
  contract: 'care',
  contract_until: '2028-03-01',
  warranty_until: '',
  software_version: '8.3.1',
}

test('a table names its columns and quotes what would break a row', () => {
  expect(toMachinesCsv([row])).toBe(
    `${machineColumns.join(',')}\r\n56-1184-207,Axion 56,Brenner Kabeltechnik GmbH,Linz,"Line ""7"", left",Hall 2,care,2028-03-01,,8.3.1\r\n`,
  )
})

test.each(['=1+1', '+1', '-1', '@a'])('%s cannot run in a spreadsheet, and comes back as it was', (text) => {
  const cell =
    toMachinesCsv([{ ...row, model: text }])
      .split('\r\n')[1]
      ?.split(',')[1] ?? ''
  expect(cell).toBe(`'${text}`)
  expect(fromCell(cell)).toBe(text)
})

const [linz, gyor, foreign] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]
const machine: KnownMachine = {
  id: 'm1',
  serialNumber: '56-1184-207',
  organisationId: 'o1',
  plantId: linz,
  nameInPlant: 'Line 7',
  placeInPlant: 'Hall 2',
  retiredOn: null,
}
const facts = {
  machines: [machine],
  plants: [
    { id: linz, organisationId: 'o1', name: 'Linz' },
    { id: gyor, organisationId: 'o1', name: 'Győr' },
    { id: foreign, organisationId: 'o2', name: 'Detmold' },
  ],
}
const cells = { serial_number: '56-1184-207', plant: 'Linz', name_in_plant: 'Line 7', place_in_plant: 'Hall 2' }

test.each([
  [cells, 'stays'],
  [{ ...cells, name_in_plant: ' Line 8 ' }, 'renamed'],
  [{ ...cells, plant: 'Győr' }, 'moved'],
  [{ ...cells, plant: 'Detmold' }, 'plant-unknown'],
  [{ ...cells, plant: 'Atlantis' }, 'plant-unknown'],
  [{ ...cells, place_in_plant: '' }, 'words-missing'],
  [{ ...cells, serial_number: '00-0000-000' }, 'serial-unknown'],
  [{ plant: 'Linz' }, 'serial-unknown'],
])('the row %j is judged %s', (sent, verdict) => {
  expect(judgeMachineRows([sent], facts)).toMatchObject([{ line: 2, verdict }])
})

test('of two rows for one machine the second is refused', () => {
  expect(judgeMachineRows([cells, { ...cells, plant: 'Győr' }], facts).map(({ verdict }) => verdict)).toEqual([
    'stays',
    'row-repeated',
  ])
})

test('there is one verdict for each row, whatever it holds', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.string())), (rows) => {
      expect(judgeMachineRows(rows, facts)).toHaveLength(rows.length)
    }),
  )
})
