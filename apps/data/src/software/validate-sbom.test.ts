import { releases } from '@ferrule/seeds/software/releases'
import { toSbom } from '@ferrule/seeds/software/sboms'
import { expect, test } from 'vitest'
import { validateSbom } from './validate-sbom.ts'

const [first] = releases
if (!first) throw new Error('no release')
const valid = () => JSON.parse(toSbom(first))

test('every release of the demo has a list of components without faults', () => {
  const faults = releases.flatMap((release) => validateSbom(JSON.parse(toSbom(release))))
  expect(faults).toEqual([])
})

test.each<[string, (sbom: ReturnType<typeof valid>) => void]>([
  ['another format', (sbom) => void (sbom.bomFormat = 'SPDX')],
  ['an unknown field', (sbom) => void (sbom.comment = 'none')],
  ['an unknown field of a component', (sbom) => void (sbom.components[0].vendor = 'none')],
  ['a component without a name', (sbom) => void delete sbom.components[0].name],
  ['an unknown kind of component', (sbom) => void (sbom.components[0].type = 'gadget')],
  ['an unknown licence', (sbom) => void (sbom.components[0].licenses[0].license.id = 'Free-1.0')],
  ['a hash of the wrong length', (sbom) => void (sbom.metadata.component.hashes[0].content = 'ab')],
  ['a serial number that is no UUID', (sbom) => void (sbom.serialNumber = '1')],
  ['a moment that is none', (sbom) => void (sbom.metadata.timestamp = 'yesterday')],
])('refuses %s', (_, plant) => {
  const sbom = valid()
  plant(sbom)
  expect(validateSbom(sbom).length).toBeGreaterThan(0)
})
