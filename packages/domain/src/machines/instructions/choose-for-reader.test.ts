import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseForReader, neededVersions } from './choose-for-reader.ts'
import { groupVersions } from './group-versions.ts'
import { type InstructionDocument, instructionKinds } from './instruction-document.ts'
import { anInstructionDocument } from './instruction-document.fixture.ts'

const group = (documents: InstructionDocument[]) => groupVersions(documents, '2024-01-01')
const manualOf = (language: string, origin: InstructionDocument['origin'] = 'translation') =>
  anInstructionDocument({ id: `manual-${language}`, language, origin })
const declarationDe = anInstructionDocument({ id: 'declaration-de', kind: 'declaration', language: 'de' })

test.each([
  ['fr', ['manual-fr', 'declaration-de'], ['manual-de', 'manual-en']],
  ['de', ['manual-de', 'declaration-de'], ['manual-en', 'manual-fr']],
  ['ja', ['manual-en', 'declaration-de'], ['manual-de', 'manual-fr']],
])('a reader of %s gets %j first and can reach %j', (language, chosen, others) => {
  const documents = [manualOf('fr'), manualOf('en'), manualOf('de', 'original'), declarationDe]
  const result = chooseForReader(group(documents), language)
  expect(result.chosen.map(({ newest }) => newest.id)).toEqual(chosen)
  expect(result.others.map(({ newest }) => newest.id)).toEqual(others)
})

test('without English the original is chosen', () => {
  const { chosen } = chooseForReader(group([manualOf('cs'), manualOf('de', 'original')]), 'ja')
  expect(chosen.map(({ newest }) => newest.id)).toEqual(['manual-de'])
})

test('every document is reachable in every language', () => {
  const kind = fc.constantFrom(...instructionKinds, 'of-a-newer-version')
  const language = fc.constantFrom('en', 'de', 'fr', 'ja')
  fc.assert(
    fc.property(fc.array(fc.record({ kind, language })), language, (facts, reader) => {
      const documents = facts.map((one, index) => anInstructionDocument({ ...one, id: `d${index}` }))
      const { chosen, others } = chooseForReader(group(documents), reader)
      expect([...chosen, ...others].map(({ newest }) => newest.id).toSorted()).toEqual(
        documents.map(({ id }) => id).toSorted(),
      )
    }),
  )
})

test('a reader needs the newest version and the delivered one, once each', () => {
  const old = anInstructionDocument({ id: 'old', issuedOn: '2020-01-01' })
  const current = anInstructionDocument({ id: 'new', issuedOn: '2026-01-01', replaces: 'old' })
  const idsFor = (placedOnMarket: string) =>
    groupVersions([old, current], placedOnMarket)
      .flatMap(neededVersions)
      .map(({ id }) => id)
  expect(idsFor('2024-01-01')).toEqual(['new', 'old'])
  expect(idsFor('2026-06-01')).toEqual(['new'])
  expect(idsFor('2019-06-01')).toEqual(['new'])
})
