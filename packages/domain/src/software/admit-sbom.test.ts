import { expect, test } from 'vitest'
import { admitSbom, type SbomFacts, sbomDocument } from './admit-sbom.ts'

const document = sbomDocument.parse({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  metadata: { component: { name: 'axion-control', version: '6.4.1' } },
  components: [{ name: 'zlib' }],
})

const fresh: SbomFacts = { version: '6.4.1', faults: 0, sha256: 'a', existing: undefined }

test.each<[string, Partial<SbomFacts>, object]>([
  ['a new file', {}, { ok: true, value: 'new' }],
  ['the same file again', { existing: { sha256: 'a' } }, { ok: true, value: 'unchanged' }],
  ['another file for the same release', { existing: { sha256: 'b' } }, { ok: false, reason: 'already-stated' }],
  ['a file with faults', { faults: 1 }, { ok: false, reason: 'invalid' }],
  ['a file of another version', { version: '6.2.0' }, { ok: false, reason: 'other-version' }],
])('%s', (_, facts, result) => {
  expect(admitSbom(document, { ...fresh, ...facts })).toEqual(result)
})

test.each([
  ['without components', { components: [] }],
  ['without its subject', { metadata: {} }],
  ['of another format', { bomFormat: 'SPDX' }],
  ['of another version of the format', { specVersion: '1.4' }],
])('a document %s is no list of components', (_, change) => {
  expect(sbomDocument.safeParse({ ...document, ...change }).success).toBe(false)
})
