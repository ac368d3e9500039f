import { aCsafSource, type CsafSource } from '@ferrule/domain/advisories/csaf.fixture'
import { expect, test } from 'vitest'
import { validateCsaf } from './validate-csaf.ts'

const affected = ({ vulnerabilities }: CsafSource) => vulnerabilities[0]
const rating = (source: CsafSource) => affected(source).scores[0].cvss_v3

test('finds no fault in a valid document', async () => {
  expect(await validateCsaf(aCsafSource())).toEqual([])
})

test.each<[fault: string, foundBy: string, plant: (source: CsafSource) => void]>([
  [
    'a product that is not defined',
    'mandatoryTest_6_1_1',
    (source) => void affected(source).product_status.fixed.push('CSAFPID-9'),
  ],
  [
    'a product that is defined twice',
    'mandatoryTest_6_1_2',
    ({ product_tree: tree }) => {
      const { branches } = tree.branches[0].branches[0].branches[0]
      for (const { product } of branches) product.product_id = 'CSAFPID-1'
    },
  ],
  [
    'a product that is affected and fixed',
    'mandatoryTest_6_1_6',
    (source) => void affected(source).product_status.fixed.push('CSAFPID-1'),
  ],
  [
    'a remediation without product',
    'csaf_2_0_strict',
    (source) => void (affected(source).remediations[0].product_ids = []),
  ],
  [
    'a score that does not follow from its vector',
    'mandatoryTest_6_1_9',
    (source) => void (rating(source).baseScore = 5.1),
  ],
  [
    'a CWE with the name of another',
    'mandatoryTest_6_1_11',
    (source) => void (affected(source).cwe.name = 'Use After Free'),
  ],
  ['a language that does not exist', 'mandatoryTest_6_1_12', ({ document }) => void (document.lang = 'ez')],
  [
    'a history that ends before the current version',
    'mandatoryTest_6_1_16',
    ({ document }) => void (document.tracking.version = '2'),
  ],
  [
    'a release date before the history',
    'mandatoryTest_6_1_',
    ({ document }) => void (document.tracking.revision_history[0].number = '0'),
  ],
  ['a missing title', 'csaf_2_0_strict', ({ document }) => void Reflect.deleteProperty(document, 'title')],
  [
    'a property that the standard does not know',
    'csaf_2_0_strict',
    ({ document }) => void Object.assign(document, { urgent: true }),
  ],
])('refuses %s', async (_, foundBy, plant) => {
  const faults = await validateCsaf(aCsafSource(plant))
  expect(faults.map(({ test: name }) => name).join()).toContain(foundBy)
})
