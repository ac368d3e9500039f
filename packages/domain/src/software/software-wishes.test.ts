import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWished, softwareWishes } from './software-wishes.ts'

const [linz, gyoer] = ['0197b0c2-0000-7000-8000-000000000001', '0197b0c2-0000-7000-8000-000000000002']
const machine = (serialNumber: string, model: string, plantId: string, versionsBehind: number) => {
  return { serialNumber, model, nameInPlant: `Line ${serialNumber}`, plantId, versionsBehind }
}
const families = [
  { family: 'axion', machines: [machine('24-1', 'Axion 24', linz, 2), machine('24-2', 'Axion 24', gyoer, 0)] },
  { family: 'corva', machines: [machine('25-3', 'Corva 24', linz, 0)] },
]
const find = (wishes: object) =>
  findWished(families, softwareWishes.parse(wishes)).flatMap(({ machines }) => machines.map((one) => one.serialNumber))

test.each([
  ['no wish', {}, ['24-1', '24-2', '25-3']],
  ['a serial number', { search: '24-2' }, ['24-2']],
  ['the software, in any letters', { search: 'AXI' }, ['24-1', '24-2']],
  ['a name in the plant', { search: 'line 25' }, ['25-3']],
  ['a plant', { plantId: linz }, ['24-1', '25-3']],
  ['updates only', { updatesOnly: 'true' }, ['24-1']],
  ['all of them', { search: 'axion', plantId: gyoer, updatesOnly: 'true' }, []],
  ['what cannot be read', { plantId: 'linz', updatesOnly: 'yes' }, ['24-1', '24-2', '25-3']],
])('%s leaves the machines that fit', (_, wishes, left) => {
  expect(find(wishes)).toEqual(left)
})

test('software without a machine that fits is not shown, and no wish adds one', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (search, updatesOnly) => {
      const found = findWished(
        families,
        softwareWishes.parse({ search, ...(updatesOnly ? { updatesOnly: 'true' } : {}) }),
      )
      for (const { machines } of found) expect(machines.length).toBeGreaterThan(0)
      expect(found.flatMap(({ machines }) => machines).length).toBeLessThanOrEqual(3)
    }),
  )
})
