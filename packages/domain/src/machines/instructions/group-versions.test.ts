import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupVersions } from './group-versions.ts'
import { anInstructionDocument } from './instruction-document.fixture.ts'

const first = anInstructionDocument({ id: 'a', version: '4.0', issuedOn: '2018-05-02' })
const second = anInstructionDocument({ id: 'b', version: '4.1', issuedOn: '2022-01-10', replaces: 'a' })
const third = anInstructionDocument({ id: 'c', version: '4.2', issuedOn: '2026-10-03', replaces: 'b' })
const safety = anInstructionDocument({ id: 's', kind: 'safety', issuedOn: '2026-10-03' })

test.each([
  ['2024-03-11', '4.1'],
  ['2022-01-10', '4.1'],
  ['2022-01-09', '4.0'],
  ['2027-01-01', '4.2'],
  ['2014-02-12', undefined],
])('a machine of %s was delivered with version %s', (placedOnMarket, version) => {
  const [manual] = groupVersions([first, third, second], placedOnMarket)
  expect(manual?.newest.version).toBe('4.2')
  expect(manual?.versions.map((one) => one.version)).toEqual(['4.2', '4.1', '4.0'])
  expect(manual?.delivered?.version).toBe(version)
})

test('documents of different kinds stay apart, and a replaced version that is gone ends the history', () => {
  const groups = groupVersions([third, safety], '2024-03-11')
  expect(groups.map(({ versions }) => versions.map(({ id }) => id))).toEqual([['c'], ['s']])
})

test('every version is in exactly one history, however they replace one another', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 12 }), (parents) => {
      // Each document replaces an earlier one, and each is replaced once at most.
      const taken = new Set<number>()
      const documents = parents.map((parent, index) => {
        const replaces = parent < index && !taken.has(parent) ? `d${parent}` : null
        if (replaces !== null) taken.add(parent)
        return anInstructionDocument({ id: `d${index}`, replaces })
      })
      const listed = groupVersions(documents, '2024-01-01').flatMap(({ versions }) => versions.map(({ id }) => id))
      expect(listed.toSorted()).toEqual(documents.map(({ id }) => id).toSorted())
    }),
  )
})
