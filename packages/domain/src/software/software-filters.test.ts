import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterSoftware, softwareFilters } from './software-filters.ts'

const [linz, gyoer] = ['0197b0c2-0000-7000-8000-000000000001', '0197b0c2-0000-7000-8000-000000000002']
const machine = (serialNumber: string, model: string, plantId: string, versionsBehind: number) => {
  return { serialNumber, model, assetName: `Line ${serialNumber}`, plantId, versionsBehind }
}
const families = [
  { family: 'axion', machines: [machine('24-1', 'Axion 24', linz, 2), machine('24-2', 'Axion 24', gyoer, 0)] },
  { family: 'corva', machines: [machine('25-3', 'Corva 24', linz, 0)] },
]
const find = (query: object) =>
  filterSoftware(families, softwareFilters.parse(query)).flatMap(({ machines }) =>
    machines.map((one) => one.serialNumber),
  )

test.each([
  ['no query', {}, ['24-1', '24-2', '25-3']],
  ['a serial number', { search: '24-2' }, ['24-2']],
  ['the software, ignoring case', { search: 'AXI' }, ['24-1', '24-2']],
  ['an asset name', { search: 'line 25' }, ['25-3']],
  ['a plant', { plantId: linz }, ['24-1', '25-3']],
  ['updates only', { updatesOnly: 'true' }, ['24-1']],
  ['all filters', { search: 'axion', plantId: gyoer, updatesOnly: 'true' }, []],
  ['invalid filters', { plantId: 'linz', updatesOnly: 'yes' }, ['24-1', '24-2', '25-3']],
])('filters machines by %s', (_, query, expected) => {
  expect(find(query)).toEqual(expected)
})

test('omits software without matching machines, for any query', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (search, updatesOnly) => {
      const found = filterSoftware(
        families,
        softwareFilters.parse({ search, ...(updatesOnly ? { updatesOnly: 'true' } : {}) }),
      )
      for (const { machines } of found) expect(machines.length).toBeGreaterThan(0)
      expect(found.flatMap(({ machines }) => machines).length).toBeLessThanOrEqual(3)
    }),
  )
})
