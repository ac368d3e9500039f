import { readFileSync } from 'node:fs'
import { toProviderMetadata } from '@ferrule/domain/advisories/provider-metadata'
import documentSchema from '@secvisogram/csaf-validator-lib/lib/schemaTests/csaf_2_0/schema.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

const schema: object = JSON.parse(readFileSync(new URL('csaf-schemas/provider.schema.json', import.meta.url), 'utf8'))
/** The metadata refer to this part of the schema of a document. */
const { publisher } = documentSchema.properties.document.properties
const isDateTime = (text: string) => text.endsWith('Z') && !Number.isNaN(Date.parse(text))
const validate = new Ajv2020({
  allErrors: true,
  // The schemas contain keywords for documentation.
  strict: false,
  formats: { uri: URL.canParse, 'date-time': isDateTime },
  schemas: [{ $id: documentSchema.$id, properties: { document: { properties: { publisher } } } }],
}).compile(schema)

const origin = 'https://www.norlitz.example'
const metadata = () =>
  toProviderMetadata({
    origin,
    publisher: { name: 'Norlitz', namespace: origin, contact: 'mailto:psirt@norlitz.example' },
    fingerprints: ['7F410D139A52'.padEnd(40, 'A')],
    lastUpdated: '2026-11-12T08:00:00.000Z',
  })

test('the metadata of the provider have no faults by the official schema', () => {
  validate(metadata())
  expect(validate.errors ?? []).toEqual([])
})

test.each<[string, object]>([
  ['an unknown role', { role: 'publisher' }],
  ['a publisher without a name', { publisher: { ...metadata().publisher, name: undefined } }],
  ['an address that is no JSON file', { canonical_url: origin }],
  ['a key without address', { public_openpgp_keys: [{ fingerprint: 'A'.repeat(40) }] }],
])('the schema refuses %s', (_, change) => {
  expect(validate(JSON.parse(JSON.stringify({ ...metadata(), ...change })))).toBe(false)
})
