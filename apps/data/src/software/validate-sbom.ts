import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

export type SbomFault = { place: string; message: string }

const read = (name: string): object =>
  JSON.parse(readFileSync(new URL(`cyclonedx/${name}.schema.json`, import.meta.url), 'utf8'))

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const isDateTime = (text: string) => dateTime.test(text) && !Number.isNaN(Date.parse(text))
/** A relative reference is allowed, so only white space and characters that no address contains are faults. */
const isReference = (text: string) => !/[\s<>"{}|\\^`]/.test(text)

/** Compiled once, on first use: the web service never needs it. */
let validator: ReturnType<Ajv['compile']> | undefined

/** The faults of a document by the JSON schema of CycloneDX 1.6, which allows no unknown field. */
export function validateSbom(document: unknown): SbomFault[] {
  validator ??= new Ajv({
    allErrors: true,
    // The schemas contain keywords for documentation.
    strict: false,
    formats: {
      'date-time': isDateTime,
      'idn-email': /^[^\s@]+@[^\s@]+$/,
      'iri-reference': isReference,
      uri: URL.canParse,
    },
    schemas: [read('spdx'), read('jsf-0.82')],
  }).compile(read('bom-1.6'))
  if (validator(document)) return []
  return (validator.errors ?? [])
    .slice(0, 20)
    .map(({ instancePath, message }) => ({ place: instancePath || '/', message: message ?? 'failed' }))
}
