import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateMachineRows, type KnownMachine } from './validate-machine-rows.ts'
import { fromCell, machineColumns, type MachineRow, toMachinesCsv } from './machine-csv.ts'

const row: MachineRow = {
  serial_number: '56-1184-207',
  model: 'Axion 56',
  organisation: 'Brenner Kabeltechnik GmbH',
  plant: 'Linz',
  asset_name: 'Line "7", left',
  position: 'Hall 2',
  contract: 'care',
  contract_until: '2028-03-01',
  warranty_until: '',
  software_version: '8.3.1',
}

test('writes a header row and quotes every cell [I9]', () => {
  const cells = '"56-1184-207","Axion 56","Brenner Kabeltechnik GmbH","Linz","Line ""7"", left","Hall 2","care"'
  expect(toMachinesCsv([row])).toBe(
    `\uFEFF${machineColumns.map((column) => `"${column}"`).join(',')}\r\n${cells},"2028-03-01","","8.3.1"\r\n`,
  )
})

test.each(['=1+1', '+1', '-1', '@a', 'Line 7;=1+1', '＝1+1'])(
  'escapes the formula in %s and reads it back unchanged [I9]',
  (text) => {
    const [, line = ''] = toMachinesCsv([{ ...row, model: text }]).split('\r\n')
    const cell = line.split('","')[1] ?? ''
    expect(cell).toMatch(/(^|;)'/)
    expect(fromCell(cell)).toBe(text)
  },
)

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
  assetName: 'Line 7',
  position: 'Hall 2',
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
const cells = { serial_number: '56-1184-207', plant: 'Linz', asset_name: 'Line 7', position: 'Hall 2' }

test.each([
  [cells, 'stays'],
  [{ ...cells, asset_name: ' Line 8 ' }, 'renamed'],
  [{ ...cells, plant: 'Győr' }, 'moved'],
  [{ ...cells, plant: 'Detmold' }, 'plant-unknown'],
  [{ ...cells, plant: 'Atlantis' }, 'plant-unknown'],
  [{ ...cells, position: '' }, 'name-or-position-missing'],
  [{ ...cells, serial_number: '00-0000-000' }, 'serial-unknown'],
  [{ plant: 'Linz' }, 'serial-unknown'],
])('the outcome of the row %j is %s', (sent, outcome) => {
  expect(validateMachineRows([sent], facts)).toMatchObject([{ line: 2, outcome }])
})

test('refuses the second of two rows for one machine', () => {
  expect(validateMachineRows([cells, { ...cells, plant: 'Győr' }], facts).map(({ outcome }) => outcome)).toEqual([
    'stays',
    'row-repeated',
  ])
})

test('returns one outcome for each row, for any content', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.string())), (rows) => {
      expect(validateMachineRows(rows, facts)).toHaveLength(rows.length)
    }),
  )
})
