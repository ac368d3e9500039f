import { expect, test } from 'vitest'
import { admitInstruction, type InstructionFacts, instructionRecord, maxInstructionBytes } from './admit-instruction.ts'

const given = {
  file: 'axion-56-manual-de.pdf',
  product: 'axion-56',
  model: 'Axion 56',
  kind: 'instructions',
  title: 'Betriebsanleitung Axion 56',
  language: 'de',
  origin: 'translation',
  version: '4.2',
  issuedOn: '2026-10-03',
}
const record = instructionRecord.parse(given)
const file = { sha256: 'a', byteSize: 1000, isPdf: true }
const facts: InstructionFacts = { productModel: 'Axion 56', existing: undefined, replaced: undefined, file }

test.each<[string, object, Partial<InstructionFacts>]>([
  ['new', {}, {}],
  ['new', { replaces: '4.1' }, { replaced: { issuedOn: '2026-10-03' } }],
  ['unchanged', {}, { existing: { sha256: 'a' } }],
  ['version-exists', {}, { existing: { sha256: 'b' } }],
  ['wrong-model', { model: 'Axion 65' }, {}],
  ['wrong-model', { model: 'axion 56' }, {}],
  ['product-unknown', {}, { productModel: undefined }],
  ['not-a-pdf', {}, { file: { ...file, isPdf: false } }],
  ['too-large', {}, { file: { ...file, byteSize: maxInstructionBytes + 1 } }],
  ['replaced-unknown', { replaces: '4.1' }, {}],
  ['older-than-replaced', { replaces: '4.1' }, { replaced: { issuedOn: '2026-10-04' } }],
])('a document is %s with %j and %j', (outcome, changed, known) => {
  const result = admitInstruction({ ...record, ...changed }, { ...facts, ...known })
  expect(result.ok ? result.value : result.reason).toBe(outcome)
})

test.each([
  ['file', '../secret.pdf'],
  ['file', 'a/b.pdf'],
  ['product', 'Axion 56'],
  ['language', 'deu'],
  ['version', '4.2/..'],
  ['issuedOn', '2026-02-30'],
  ['kind', 'brochure'],
  ['softwareFrom', 'v8'],
  ['unknown', 'field'],
])('a record with %s %j is rejected', (field, value) => {
  expect(instructionRecord.safeParse({ ...given, [field]: value }).success).toBe(false)
})
