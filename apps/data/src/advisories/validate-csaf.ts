import * as mandatoryTests from '@secvisogram/csaf-validator-lib/mandatoryTests.js'
import { csaf_2_0_strict as schemaTest } from '@secvisogram/csaf-validator-lib/schemaTests.js'
import validate from '@secvisogram/csaf-validator-lib/validate.js'

export type CsafFault = { test: string; place: string; message: string }

/** The faults of a document: the JSON schema first, and if it is followed, all mandatory tests of CSAF 2.0, section 6.1. */
export async function validateCsaf(document: unknown): Promise<CsafFault[]> {
  const faults = await run([schemaTest], document)
  return faults.length > 0 ? faults : run(Object.values(mandatoryTests), document)
}

async function run(tests: Parameters<typeof validate>[0], document: unknown): Promise<CsafFault[]> {
  const { tests: results } = await validate(tests, document)
  return results
    .filter(({ isValid }) => !isValid)
    .flatMap(({ name: test, errors }) =>
      errors.length === 0
        ? [{ test, place: '/', message: 'failed' }]
        : errors.map(({ instancePath: place, message }) => ({ test, place, message })),
    )
}
