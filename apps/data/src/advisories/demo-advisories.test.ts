import { csafDocument } from '@ferrule/domain/advisories/csaf-document'
import { createMatcher } from '@ferrule/domain/advisories/match-machine'
import { readAdvisory } from '@ferrule/domain/advisories/read-advisory'
import { advisories } from '@ferrule/seeds/advisories/advisories'
import { toCsaf } from '@ferrule/seeds/advisories/to-csaf'
import { ownedMachines } from '@ferrule/seeds/organisations/machines'
import { expect, test } from 'vitest'
import { validateCsaf } from './validate-csaf.ts'

const origin = 'http://www.norlitz.localhost:8080'

test.each(advisories)('the demo advisory $id is valid', async (advisory) => {
  expect(await validateCsaf(JSON.parse(toCsaf(advisory, origin)))).toEqual([])
})

test('the newest demo advisory affects about forty machines of several customers', () => {
  const [newest] = advisories.map((advisory) => readAdvisory(csafDocument.parse(JSON.parse(toCsaf(advisory, origin)))))
  const match = createMatcher(newest?.products ?? [])
  const affected = ownedMachines.filter((machine) => match(machine) === 'affected')
  expect(affected.length).toBeGreaterThanOrEqual(35)
  expect(affected.length).toBeLessThanOrEqual(45)
  expect(new Set(affected.map(({ organisation }) => organisation)).size).toBeGreaterThan(5)
})
